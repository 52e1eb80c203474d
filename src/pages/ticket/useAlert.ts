import { useCallback } from 'react';
import { changeAlert, type TicketByKey } from '#src/api/ticketByKey.ts';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import type { ChosenAlert } from '#src/components/ticket/AlertChooser.tsx';
import { useRevalidateTickets } from '#src/hooks/data/tickets/useRevalidateTickets.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorToast } from '#src/hooks/useToast.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { asRecord } from '#src/lib/read.ts';

interface KeptAlert {
  ahead: number;
  fired: boolean;
}

type KeptAlerts = Record<string, KeptAlert>;

const isAlert = (value: unknown): value is KeptAlert => {
  const { ahead, fired } = asRecord(value);
  return typeof ahead === 'number' && typeof fired === 'boolean';
};

const areStoredAlerts = (value: unknown): value is KeptAlerts =>
  Object.values(asRecord(value)).every(isAlert);

/** Alerts by ticket code, stored on this device for people who are not the logged-in holder. */
const storedAlerts = storedValue('seira.ticket.alerts', 'local', areStoredAlerts);

/** Limits the stored alerts, because the device does not learn when tickets end. */
const STORED_MAX = 20;

const keep = (code: string, alert: KeptAlert | null): void => {
  const { [code]: _before, ...others } = storedAlerts.get() ?? {};
  const all = Object.entries(alert ? { ...others, [code]: alert } : others);
  storedAlerts.set(all.length > 0 ? Object.fromEntries(all.slice(-STORED_MAX)) : null);
};

/**
 * The alert of a ticket: stored on the server for its holder, who also gets an e-mail, otherwise on
 * the device.
 * @param holder null for anyone who is not the logged-in holder, including walk-ins
 */
export const useAlert = (
  ticket: TicketByKey | undefined,
  holder: Pick<TicketByKey, 'alert'> | null,
) => {
  const all = useStoredValue(storedAlerts);
  const code = ticket?.code ?? '';
  const revalidate = useRevalidateTickets();
  const server = useAction(
    `alert ${code}`,
    (alert: ChosenAlert | null) => changeAlert(code, alert),
    { onFailure: useErrorToast() },
  );
  const local = all?.[code] ?? null;
  const { send } = server;
  const isHolder = holder !== null;

  const onChange = useCallback(
    (chosen: ChosenAlert | null): void => {
      if (isHolder) void send(chosen).then((sent) => sent && revalidate());
      else keep(code, chosen && { ahead: chosen.ahead, fired: false });
    },
    [isHolder, send, revalidate, code],
  );
  const onNear = useCallback((): void => {
    const now = storedAlerts.get()?.[code];
    if (now) keep(code, { ...now, fired: true });
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
