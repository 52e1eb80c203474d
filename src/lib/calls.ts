import type { Camel } from '#common/contract/camel.ts';
import type { Called, LineList } from '#common/contract/line.ts';

export type CalledNumber = Camel<Called>;

export type CalledList = Pick<Camel<LineList>, 'service' | 'nowServing'>;

export interface NewCall extends CalledNumber {
  service: string;
}

const nameOf = ({ service, rank, calledAt, recalls }: NewCall): string =>
  [service, rank, calledAt, recalls].join(' ');

const callsOf = (lists: readonly CalledList[]): NewCall[] =>
  lists.flatMap(({ service, nowServing }) => nowServing.map((call) => ({ ...call, service })));

/** Calls that are only in the new state, oldest first. Includes repeated calls. */
export const newCalls = (
  before: readonly CalledList[],
  after: readonly CalledList[],
): NewCall[] => {
  const known = new Set(callsOf(before).map(nameOf));
  return callsOf(after)
    .filter((call) => !known.has(nameOf(call)))
    .toSorted((one, other) => (one.calledAt ?? '').localeCompare(other.calledAt ?? ''));
};
