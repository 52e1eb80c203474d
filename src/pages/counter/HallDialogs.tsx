import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterTicket } from '#src/api/counter.ts';
import type { LineService } from '#src/components/counter/hall/services.ts';
import {
  NoteDialog,
  ParkDialog,
  TransferDialog,
} from '#src/components/counter/hall/TicketDialogs.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import type { HallCommand } from '#src/hooks/data/counter/hallCommands.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import type { useCounterCommands } from './useCounterCommands.ts';

/** The open dialog and its ticket. */
export interface AskingOf {
  kind: 'transfer' | 'park' | 'note';
  ticket: CounterTicket;
}

export interface HallDialogsProps {
  open: boolean;
  /** Stays set while the dialog fades out. Null before the first one. */
  asking: AskingOf | null;
  services: readonly LineService[];
  commands: ReturnType<typeof useCounterCommands>;
  onClose: () => void;
  /** Called after the command succeeded. */
  onDone: () => void;
}

/** The dialogs of a ticket: each stays open with its input until its command succeeds. */
export function HallDialogs(props: HallDialogsProps) {
  const { open, asking, services, commands, onClose, onDone } = props;
  const { t, i18n } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!asking) return null;
  const { kind, ticket } = asking;
  const { code } = ticket;
  const close = (): void => {
    setRefusal(null);
    onClose();
  };
  const send = async (command: HallCommand): Promise<void> => {
    const refusals: string[] = [];
    setRefusal(null);
    if (await commands.run(command, (text) => void refusals.push(text))) {
      close();
      onDone();
    } else setRefusal(refusals[0] ?? t('counter.unsent'));
  };
  const dialog = {
    key: `${kind} ${code}`,
    open,
    onClose: close,
    rank: labelOf(ticket, i18n.language),
    note: ticket.note ?? '',
    banner: refusal && <NoticeBanner severity="error">{refusal}</NoticeBanner>,
  };
  /** Absent if unchanged, null if deleted. */
  const noteIn = (text: string): { note?: string | null } => {
    const note = text.trim() || null;
    return note === ticket.note ? {} : { note };
  };
  const { key, ...rest } = dialog;
  if (kind === 'transfer')
    return (
      <TransferDialog
        key={key}
        {...rest}
        services={services.filter((one) => one.code !== ticket.service?.code)}
        onSubmit={({ service, note }) => send({ kind, code, service, ...noteIn(note) })}
      />
    );
  if (kind === 'park')
    return (
      <ParkDialog
        key={key}
        {...rest}
        onSubmit={({ minutes, note }) =>
          send({ kind, code, minutes: Number(minutes), ...noteIn(note) })
        }
      />
    );
  return (
    <NoteDialog
      key={key}
      {...rest}
      onSubmit={({ note }) => send({ kind, code, note: note.trim() || null })}
    />
  );
}
