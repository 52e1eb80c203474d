import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Review } from '#src/api/organisation.ts';
import { getReviews, type ReviewPage } from '#common/contract/reviews/reviews.ts';
import type { Camel } from '#common/contract/camel.ts';
import { call, keyOf } from '#src/api/transport/call.ts';

type Input = NonNullable<(typeof getReviews)['input']>;

const hasNext = ({ currentPage, totalPages }: Camel<ReviewPage>): boolean =>
  (currentPage ?? 1) < (totalPages ?? 1);

/** How many reviews one press adds. */
const PER_PAGE = 20;

/**
 * The reviews of a place after those that came with it, a page for each press.
 * @param slug of the place
 * @param known the reviews that came with it, the latest
 */
export const useMoreReviews = (slug: string, known: readonly Review[]) => {
  const [wanted, setWanted] = useState(false);
  const [from] = useState(Math.floor(known.length / PER_PAGE) + 1);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Camel<ReviewPage>>(
    (index, previous: Camel<ReviewPage> | null) =>
      !wanted || (previous && !hasNext(previous))
        ? null
        : keyOf(getReviews, { id: slug, query: { page: from + index, per_page: PER_PAGE } }),
    ([, input]: ReturnType<typeof keyOf<Input>>) => call(getReviews, input),
    {
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const last = data?.at(-1);
  const shown = new Set(known.map(({ code }) => code));
  // A review published since moves the others to the next page.
  const reviews = (data ?? [])
    .flatMap((page) => page.records)
    .map(({ authorName: author, ...review }) => ({ ...review, author }))
    .filter(({ code }) => !shown.has(code) && shown.add(code));
  return {
    reviews,
    /** How many the place has; null before the first press. */
    total: last?.count ?? null,
    hasMore: !last || hasNext(last),
    isLoading: isValidating,
    error,
    /** Requests the next page; after a failure, the same one again. */
    loadMore: (): void => {
      if (!wanted) setWanted(true);
      else if (error) void mutate();
      else void setSize(size + 1);
    },
    /** Reads the loaded pages again. */
    refresh: (): void => void mutate(),
  };
};
