import { useCallback } from 'react';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import type { TicketAlert } from '#src/api/tickets.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { keptValue } from '#src/browser/keptValue.ts';
import type { ChosenAlert } from '#src/components/ticket/AlertChooser.tsx';
import { useTicketAlert } from '#src/hooks/data/tickets/useTicketAlert.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';
import { bag } from '#src/lib/read.ts';

interface KeptAlert {
  code: string;
  ahead: number;
  fired: boolean;
}

const isKept = (value: unknown): value is KeptAlert => {
  const { code, ahead, fired } = bag(value);
  return typeof code === 'string' && typeof ahead === 'number' && typeof fired === 'boolean';
};

/** The alert of whoever follows a ticket without being logged in to it: on this device alone. */
const kept = keptValue('seira.ticket.alert', 'local', isKept);

interface Holder {
  alert: TicketAlert | null;
}

/**
 * The alert of a ticket: of its holder on the server, which also sends the e-mail; of anybody else
 * on the device.
 * @param holder null for who is not logged in to it, also for a walk-in
 */
export const useAlert = (
  ticket: TicketByKey | undefined,
  holder: Holder | null,
  onRefused: (failure: ApiError) => void,
) => {
  const own = useKeptValue(kept);
  const server = useTicketAlert(holder && ticket ? ticket.code : null, onRefused);
  const code = ticket?.code ?? '';
  const local = own?.code === code ? own : null;
  const { change } = server;
  const isHolder = holder !== null;

  const onChange = useCallback(
    (chosen: ChosenAlert | null): void => {
      if (isHolder) void change(chosen);
      else kept.set(chosen && { code, ahead: chosen.ahead, fired: false });
    },
    [isHolder, change, code],
  );
  const onNear = useCallback((): void => {
    const now = kept.get();
    if (now?.code === code) kept.set({ ...now, fired: true });
  }, [code]);

  const set = holder ? holder.alert : local && { ahead: local.ahead, email: false };
  return {
    alert: set,
    fired: holder ? holder.alert?.firedAt != null : (local?.fired ?? false),
    pending: server.pending,
    onChange,
    onNear,
  };
};
