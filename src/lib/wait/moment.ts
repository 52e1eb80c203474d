/** The moment of a ticket's day, which decides its largest line and its button. */
export type Moment = 'home' | 'way' | 'called' | 'over';

/** With at most this many people ahead, the number replaces the time to leave. */
const NEAR = 2;

interface Input {
  status: string;
  /** Null if the server does not send it. */
  peopleAhead: number | null;
  /** Earliest predicted time of the call, ISO 8601. Null if unknown. */
  calledFrom: string | null;
  /** The service day in Athens, `YYYY-MM-DD`. */
  today: string;
  /** The person said that they have left. */
  isOnWay: boolean;
}

/**
 * The moment of a ticket: at home the time to leave is the largest line, on the way the number. A
 * ticket of another day, or without a predicted time, shows its number.
 */
export const momentOf = ({ status, peopleAhead, calledFrom, today, isOnWay }: Input): Moment => {
  if (status === 'running') return 'called';
  if (status !== 'scheduled') return 'over';
  const isTimed = calledFrom !== null && calledFrom.slice(0, 10) === today;
  return isTimed && !isOnWay && (peopleAhead ?? Infinity) > NEAR ? 'home' : 'way';
};
