import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { endKeys } from '#src/api/transport/idempotency.ts';
import { takeAtDoor, type DoorChoice, type DoorTicket } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useAction } from '#src/hooks/data/useAction.ts';

/** How long a failure is shown and can be retried. Later, another person uses the kiosk. */
const REPEAT_MS = 60_000;

export type Trouble = 'failed' | 'unsure' | 'tooMany';

const troubleOf = (failure: ApiError): Trouble =>
  isUnsure(failure) ? 'unsure' : failure.kind === 'rate_limited' ? 'tooMany' : 'failed';

/**
 * Takes tickets at a kiosk, one at a time. A retry on the same list soon after a lost response
 * returns the same ticket.
 * @param onRefused called on a refusal, because the lists may have changed
 */
export const useDoorTickets = (id: string, secret: string | null, onRefused: () => void) => {
  const name = `door ${id}`;
  const last = useRef<string | null>(null);
  const [ticket, setTicket] = useState<DoorTicket | null>(null);
  const { send, sending, failure, forget } = useAction(
    name,
    (choice: DoorChoice, key) => takeAtDoor(id, secret ?? '', choice, key),
    { idempotent: true, lastsMs: REPEAT_MS, onSuccess: setTicket, onFailure: onRefused },
  );

  useEffect(() => {
    if (!failure) return undefined;
    const timer = setTimeout(forget, REPEAT_MS);
    return () => clearTimeout(timer);
  }, [failure, forget]);

  const take = async (choice: DoorChoice): Promise<void> => {
    if (sending !== null || secret === null) return;
    const wanted = JSON.stringify(choice);
    if (last.current !== wanted) endKeys(name);
    last.current = wanted;
    await send(choice);
  };

  return {
    take,
    /** Code of the list whose ticket is being taken. */
    pending: sending?.list ?? null,
    ticket,
    trouble: failure ? troubleOf(failure) : null,
    putAway: useCallback(() => setTicket(null), []),
  };
};
