import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation, Review } from '#src/api/organisation.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { useMoreReviews } from '#src/hooks/data/places/useMoreReviews.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useReviewTexts } from '#src/i18n/reviewTexts.ts';
import { formatNumber } from '#src/lib/numbers.ts';

interface Props {
  organisation: Organisation;
  /** Draws a review; the page has the code of it anyway. */
  entry: (review: Review) => ReactNode;
  /** Counts the replies given here; the loaded reviews are read again after each. */
  replies: number;
}

/** The reviews that did not come with their place, a page for each press. */
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
    // Pages of an infinite list are not found by their keys.
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
              pendingLabel={t('reviews.more.loading')}
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
