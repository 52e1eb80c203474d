import { useCallback, useRef, useState } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { takeAtDoor, type DoorTicket } from '#src/api/places/kiosk.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { uniqueName } from '#src/lib/id.ts';

/** Why a press gave no number. */
export type Trouble = 'failed' | 'unsure' | 'tooMany';

/**
 * Takes numbers at the door, one press at a time. A press whose answer was lost keeps its name, so
 * that the next one gets the same number.
 * @param onRefused called when the server gave none: the lists may have changed
 */
export const useDoorTickets = (id: string, secret: string | null, onRefused: () => void) => {
  const press = useRef<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const [ticket, setTicket] = useState<DoorTicket | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const take = async (list: string): Promise<void> => {
    if (pending !== null || secret === null) return;
    press.current ??= uniqueName();
    setPending(list);
    setTrouble(null);
    try {
      setTicket(await takeAtDoor(id, { secret, list, press: press.current }));
      press.current = null;
    } catch (error) {
      const failure = toApiError(error);
      if (!isUnsure(failure)) press.current = null;
      setTrouble(
        isUnsure(failure) ? 'unsure' : failure.kind === 'rate_limited' ? 'tooMany' : 'failed',
      );
      onRefused();
    } finally {
      setPending(null);
    }
  };

  return { take, pending, ticket, trouble, putAway: useCallback(() => setTicket(null), []) };
};
