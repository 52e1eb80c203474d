import { useRef, useState, type RefObject } from 'react';

/**
 * How much taller a ticket is than its offer, in px. The space is reserved at the click, so that
 * nothing below moves when the ticket appears.
 */
const TICKET_LONGER = 340;

/** A request for a number, from the click to the ticket, and its day. */
interface Taking {
  date: string;
  /** Height of the frame, including the ticket. */
  height: number;
  isPending: boolean;
}

/** A frame that reserves the height of a ticket from the click that takes it. */
export const useReservedHeight = (
  date: string,
  isHeld: boolean,
  onTake: (() => Promise<void> | void) | undefined,
): {
  frame: RefObject<HTMLDivElement | null>;
  minHeight: number | undefined;
  take: () => Promise<void> | undefined;
} => {
  const frame = useRef<HTMLDivElement>(null);
  const [taking, setTaking] = useState<Taking | null>(null);
  const take = () => {
    const height = frame.current?.getBoundingClientRect().height ?? 0;
    const ended = onTake?.();
    if (!ended) return undefined;
    setTaking({ date, height: height + TICKET_LONGER, isPending: true });
    return ended.finally(() => setTaking((now) => now && { ...now, isPending: false }));
  };
  const isReserved = taking?.date === date && (isHeld || taking.isPending);
  return { frame, minHeight: isReserved ? taking.height : undefined, take };
};
