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
  /** The ticket's service day, which may last past midnight, `YYYY-MM-DD`. */
  dueDate: string;
  /** Today in Athens, `YYYY-MM-DD`. */
  today: string;
  /** The person said that they have left. */
  isOnWay: boolean;
}

/**
 * The moment of a ticket: at home the time to leave is the largest line, on the way the number. A
 * ticket of a later day, or without a predicted time, shows its number.
 */
export const momentOf = (input: Input): Moment => {
  const { status, peopleAhead, calledFrom, dueDate, today, isOnWay } = input;
  if (status === 'running') return 'called';
  if (status !== 'scheduled') return 'over';
  const isTimed = calledFrom !== null && dueDate <= today;
  return isTimed && !isOnWay && (peopleAhead ?? Infinity) > NEAR ? 'home' : 'way';
};
