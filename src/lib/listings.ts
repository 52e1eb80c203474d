import { SORTS } from '#common/listChoices.ts';
import type { Wait } from '#common/line/wait.ts';
import { serverNow } from './clock/serverClock.ts';
import { waitFigure } from './wait/order.ts';

/** The orders that a person can choose. The default one puts open places first. */
export const sorts = SORTS.filter((sort) => sort !== 'open');
export type Sort = (typeof sorts)[number];

interface Sortable {
  rating: number | null;
  viewsCount: number | null;
  createdAt: string | null;
  wait: Wait | null;
}

type Figure = (record: Sortable) => number | null;

/** Ascending. Records without the value come last, in their order. */
const by =
  (figure: Figure) =>
  <Record extends Sortable>(records: readonly Record[]): Record[] =>
    records.toSorted(
      (one, other) => (figure(one) ?? Number.MAX_VALUE) - (figure(other) ?? Number.MAX_VALUE),
    );

/** Sorts for a section with a few of the loaded records. The server sorts lists. */
export const inOrder = {
  high_rated: by(({ rating }) => (rating === null ? null : -rating)),
  popular: by(({ viewsCount }) => (viewsCount === null ? null : -viewsCount)),
  newest: by(({ createdAt }) => (createdAt === null ? null : -Date.parse(createdAt) || null)),
  wait: by(({ wait }) => waitFigure(wait, serverNow())),
};

/** Moves places that give no numbers now behind the others, in their order. */
export const openFirst = <Record extends Sortable>(records: readonly Record[]): Record[] => {
  const isOpen = ({ wait }: Record): boolean => wait?.status === 'open';
  return [...records.filter(isOpen), ...records.filter((record) => !isOpen(record))];
};
