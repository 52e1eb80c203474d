import type { Camel } from '#common/contract/camel.ts';
import { RECENT_CALLS, type LineList } from '#common/contract/line.ts';
import type { BoardListProps } from '#src/components/board/BoardList.tsx';
import type { CalledNumber } from '#src/lib/calls.ts';

type List = Camel<LineList>;

const newestFirst = (one: CalledNumber, other: CalledNumber): number =>
  (other.calledAt ?? '').localeCompare(one.calledAt ?? '');

const statusOf = (lists: readonly List[]): List['status'] =>
  (['open', 'paused', 'full'] as const).find((status) =>
    lists.some((list) => list.status === status),
  ) ?? 'closed';

/**
 * The lists of a board. Lists of services share one line, so they become one list in one order of
 * calls.
 */
export const boardLists = (lists: readonly List[]): BoardListProps[] => {
  const shared = lists.filter(({ serviceCode }) => serviceCode !== null);
  if (shared.length < 2 || shared.length < lists.length) return [...lists];
  return [
    {
      status: statusOf(lists),
      waiting: lists.reduce((sum, { waiting }) => sum + waiting, 0),
      here: lists.some(({ here }) => here === null)
        ? null
        : lists.reduce((sum, { here }) => sum + (here ?? 0), 0),
      services: lists,
      nowServing: lists.flatMap(({ nowServing }) => nowServing).toSorted(newestFirst),
      recentCalls: lists
        .flatMap(({ recentCalls }) => recentCalls)
        .toSorted(newestFirst)
        .slice(0, RECENT_CALLS),
    },
  ];
};
