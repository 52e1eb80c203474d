import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRInfinite from 'swr/infinite';
import type { Camel } from '#common/contract/camel.ts';
import { getReviews, type ReviewPage } from '#common/contract/reviews/reviews.ts';
import type { Organisation, Review } from '#src/api/organisations.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { withoutRetry } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useReviewTexts } from '#src/i18n/screens/reviewTexts.ts';
import { formatNumber } from '#src/lib/numbers.ts';

type Input = NonNullable<(typeof getReviews)['input']>;

const hasNext = ({ currentPage, totalPages }: Camel<ReviewPage>): boolean =>
  (currentPage ?? 1) < (totalPages ?? 1);

const PER_PAGE = 20;

const useMoreReviews = (slug: string, known: readonly Review[]) => {
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
      ...withoutRetry,
    },
  );
  const last = data?.at(-1);
  const shown = new Set(known.map(({ code }) => code));
  // A newly published review shifts the others to the next page, so duplicates are removed.
  const reviews = (data ?? [])
    .flatMap((page) => page.records)
    .map(({ authorName: author, ...review }) => ({ ...review, author }))
    .filter(({ code }) => !shown.has(code) && shown.add(code));
  return {
    reviews,
    /** Total number of reviews. Null before the first page. */
    total: last?.count ?? null,
    hasMore: !last || hasNext(last),
    isLoading: isValidating,
    error,
    /** Requests the next page. After a failure, it requests the same page again. */
    loadMore: (): void => {
      if (!wanted) setWanted(true);
      else if (error) void mutate();
      else void setSize(size + 1);
    },
    refresh: (): void => void mutate(),
  };
};

interface Props {
  organisation: Organisation;
  /** Renders a review. Passed in, because the page has the code already. */
  entry: (review: Review) => ReactNode;
  /** Number of replies given here. Each one reloads the reviews. */
  replies: number;
}

/** The reviews that are not part of the place, page by page. */
export function MoreReviews({ organisation, replies, entry }: Props) {
  useReviewTexts();
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { slug, reviews: known } = organisation;
  const more = useMoreReviews(slug, known);
  const { reviews, total, hasMore, isLoading, error, refresh } = more;
  const { goes, comes } = usePassFocus<HTMLParagraphElement>();

  const seen = useRef(replies);
  useEffect(() => {
    if (seen.current === replies) return;
    seen.current = replies;
    // Keys of an infinite list do not match the global refresh.
    refresh();
  }, [replies, refresh]);

  const figure = (value: number): string => formatNumber(value, i18n.language);
  const shown = known.length + reviews.length;
  return (
    <>
      {reviews.map(entry)}
      <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
        {error && !isLoading ? (
          <NoticeBanner severity="error">{errorText(error)}</NoticeBanner>
        ) : null}
        <Typography ref={comes} role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {total !== null &&
            !isLoading &&
            (hasMore
              ? t('reviews.more.shown', { shown: figure(shown), total: figure(total) })
              : t('reviews.more.all', { count: shown }))}
        </Typography>
        {hasMore && (
          <Box ref={goes}>
            <PendingButton
              variant="outlined"
              pending={isLoading}
              pendingLabel={t('common.loading')}
              onClick={more.loadMore}
            >
              {t('reviews.more.show')}
            </PendingButton>
          </Box>
        )}
      </Stack>
    </>
  );
}
