import { useCallback, useRef, useState } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { endKeys } from '#src/api/transport/idempotency.ts';
import { takeAtDoor, type DoorTicket } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useAction } from '#src/hooks/data/useAction.ts';

/** A press within this time repeats one whose answer was lost; later somebody else stands there. */
const REPEAT_MS = 60_000;

/** Why a press gave no number. */
export type Trouble = 'failed' | 'unsure' | 'tooMany';

const troubleOf = (failure: ApiError): Trouble =>
  isUnsure(failure) ? 'unsure' : failure.kind === 'rate_limited' ? 'tooMany' : 'failed';

/**
 * Takes numbers at the door, one press at a time. The next press on the same list soon after a lost
 * answer gets the same number.
 * @param onRefused called when the server gave none: the lists may have changed
 */
export const useDoorTickets = (id: string, secret: string | null, onRefused: () => void) => {
  const name = `door ${id}`;
  const last = useRef<string | null>(null);
  const [ticket, setTicket] = useState<DoorTicket | null>(null);
  const { send, sending, failure } = useAction(
    name,
    (list: string, key) => takeAtDoor(id, secret ?? '', list, key),
    { idempotent: true, lastsMs: REPEAT_MS, onSuccess: setTicket, onFailure: onRefused },
  );

  const take = async (list: string): Promise<void> => {
    if (sending !== null || secret === null) return;
    if (last.current !== list) endKeys(name);
    last.current = list;
    await send(list);
  };

  return {
    take,
    pending: sending,
    ticket,
    trouble: failure ? troubleOf(failure) : null,
    putAway: useCallback(() => setTicket(null), []),
  };
};
