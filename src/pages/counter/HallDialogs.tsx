import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CounterTicket } from '#src/api/counter.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
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
export interface TicketDialog {
  kind: 'transfer' | 'park' | 'note';
  ticket: CounterTicket;
}

export interface HallDialogsProps {
  open: boolean;
  /** Stays set while the dialog fades out. Null before the first one. */
  dialog: TicketDialog | null;
  services: readonly LineService[];
  commands: ReturnType<typeof useCounterCommands>;
  onClose: () => void;
  /** Called after the command succeeded. */
  onDone: () => void;
}

/** Why a command was refused: by field, or as a whole. */
interface Refusal {
  text: string;
  fields: Record<string, string[]> | undefined;
}

/** Refusals of the chosen service, which are shown beside it. */
const ofService = new Set(['service_closed', 'service_not_found', 'existing_ticket']);

const fieldsOf = (text: string, failure?: ApiError): Refusal['fields'] => {
  if (ofService.has(failure?.code ?? '')) return { service: [text] };
  return failure?.fields.note && { note: failure.fields.note };
};

/** The dialogs of a ticket: each stays open with its input until its command succeeds. */
export function HallDialogs(props: HallDialogsProps) {
  const { open, dialog, services, commands, onClose, onDone } = props;
  const { i18n } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!dialog) return null;
  const { kind, ticket } = dialog;
  const { code } = ticket;
  const close = (): void => {
    setRefusal(null);
    onClose();
  };
  const send = async (command: HallCommand): Promise<void> => {
    setRefusal(null);
    const refused = await commands.runInDialog(command);
    if (refused)
      setRefusal({ text: refused.text, fields: fieldsOf(refused.text, refused.failure) });
    else {
      // The closed dialog has returned the focus to its button, which may have gone.
      flushSync(close);
      onDone();
    }
  };
  const dialogProps = {
    key: `${kind} ${code}`,
    open,
    onClose: () => {
      // The dialog must stay open during the request, because it shows a refusal.
      if (commands.sending === null) close();
    },
    rank: labelOf(ticket, i18n.language),
    note: ticket.note ?? '',
    serverErrors: refusal?.fields,
    banner: refusal && !refusal.fields && (
      <NoticeBanner severity="error">{refusal.text}</NoticeBanner>
    ),
  };
  /** Absent if unchanged, null if deleted. */
  const noteIn = (text: string): { note?: string | null } => {
    const note = text.trim() || null;
    return note === ticket.note ? {} : { note };
  };
  const { key, ...rest } = dialogProps;
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
