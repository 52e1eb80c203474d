import { SORTS } from '#common/listChoices.ts';
import type { Wait } from '#common/line/wait.ts';
import { serverNow } from './clock/serverClock.ts';
import { waitFigure } from './wait/order.ts';

export const sorts = SORTS;
export type Sort = (typeof sorts)[number];

/** The fields of a record by which a few of them are ordered here. */
interface Sortable {
  rating: number | null;
  viewsCount: number | null;
  createdAt: string | null;
  wait: Wait | null;
}

type Figure = (record: Sortable) => number | null;

/** The least first; records without the figure last, in their order. */
const by =
  (figure: Figure) =>
  <Record extends Sortable>(records: readonly Record[]): Record[] =>
    records.toSorted(
      (one, other) => (figure(one) ?? Number.MAX_VALUE) - (figure(other) ?? Number.MAX_VALUE),
    );

/** The first places of a section, out of the records at hand; a list is ordered by the server. */
export const inOrder = {
  high_rated: by(({ rating }) => (rating === null ? null : -rating)),
  popular: by(({ viewsCount }) => (viewsCount === null ? null : -viewsCount)),
  newest: by(({ createdAt }) => (createdAt === null ? null : -Date.parse(createdAt) || null)),
  wait: by(({ wait }) => waitFigure(wait, serverNow())),
};
