import type { Camel } from '#common/contract/camel.ts';
import type { Called, LineList } from '#common/contract/line.ts';

/** A number that was called, as a board shows it. */
export type CalledNumber = Camel<Called>;

/** A waiting list, as far as calls are concerned. */
export type CalledList = Pick<Camel<LineList>, 'service' | 'nowServing'>;

/** A call, with the list that it belongs to. */
export interface NewCall extends CalledNumber {
  service: string;
}

const nameOf = ({ service, rank, calledAt, recalls }: NewCall): string =>
  [service, rank, calledAt, recalls].join(' ');

const callsOf = (lists: readonly CalledList[]): NewCall[] =>
  lists.flatMap(({ service, nowServing }) => nowServing.map((call) => ({ ...call, service })));

/**
 * The calls that are in the new state alone, the earliest first: a number that was called, or called
 * again. Who is no longer being served needs no announcement.
 */
export const newCalls = (
  before: readonly CalledList[],
  after: readonly CalledList[],
): NewCall[] => {
  const known = new Set(callsOf(before).map(nameOf));
  return callsOf(after)
    .filter((call) => !known.has(nameOf(call)))
    .toSorted((one, other) => (one.calledAt ?? '').localeCompare(other.calledAt ?? ''));
};
