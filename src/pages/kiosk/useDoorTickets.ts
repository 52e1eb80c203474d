import { useCallback, useRef, useState } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { takeAtDoor, type DoorTicket } from '#src/api/places/kiosk.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { uniqueName } from '#src/lib/id.ts';

/**
 * For how long a press is the repeat of one whose answer was lost, in milliseconds: afterwards
 * somebody else stands at the door.
 */
const REPEAT_MS = 60_000;

/** Why a press gave no number. */
export type Trouble = 'failed' | 'unsure' | 'tooMany';

/**
 * Takes numbers at the door, one press at a time. A press whose answer was lost keeps its name for a
 * while, so that the next one on the same list gets the same number.
 * @param onRefused called when the server gave none: the lists may have changed
 */
export const useDoorTickets = (id: string, secret: string | null, onRefused: () => void) => {
  const lost = useRef<{ list: string; press: string; at: number } | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const [ticket, setTicket] = useState<DoorTicket | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const take = async (list: string): Promise<void> => {
    if (pending !== null || secret === null) return;
    const now = performance.now();
    const repeated = lost.current?.list === list && now - lost.current.at < REPEAT_MS;
    const press = repeated ? lost.current!.press : uniqueName();
    lost.current = null;
    setPending(list);
    setTrouble(null);
    try {
      setTicket(await takeAtDoor(id, { secret, list, press }));
    } catch (error) {
      const failure = toApiError(error);
      if (isUnsure(failure)) lost.current = { list, press, at: now };
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
