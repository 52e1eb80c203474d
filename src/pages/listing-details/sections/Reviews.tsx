import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation, Review } from '#src/api/organisation.ts';
import { FeedbackSummary } from '#src/components/cards/people/FeedbackSummary.tsx';
import { ReviewCard } from '#src/components/cards/people/ReviewCard.tsx';
import { formatInstant } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

const FIRST = 4;

type Stars = 1 | 2 | 3 | 4 | 5;

const distributionOf = (reviews: Review[]): Record<Stars, number> => {
  const distribution: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of reviews) distribution[Math.round(rating) as Stars] += 1;
  return distribution;
};

const average = (reviews: Review[]): number | null =>
  reviews.length === 0
    ? null
    : reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

/** What visitors said, in sum and one by one. */
export function Reviews({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const [all, setAll] = useState(false);
  const { reviews, author, title } = organisation;
  const shown = all ? reviews : reviews.slice(0, FIRST);
  const day = (instant: string): string =>
    formatInstant(instant, i18n.language, { dateStyle: 'long' });

  return (
    <Panel title={t('details.reviews')}>
      {reviews.length === 0 ? (
        <Typography>{t('details.noReviews')}</Typography>
      ) : (
        <Stack sx={{ gap: 3 }}>
          <FeedbackSummary
            average={organisation.rating ?? average(reviews)}
            count={organisation.reviewsCount ?? reviews.length}
            distribution={distributionOf(reviews)}
          />
          {shown.map((review) => (
            <ReviewCard
              key={review.code}
              headingLevel={3}
              author={review.author}
              rating={review.rating}
              text={review.text}
              date={day(review.createdAt)}
              reply={
                review.reply
                  ? {
                      text: review.reply.text,
                      date: day(review.reply.createdAt),
                      author: author?.name ?? title,
                    }
                  : undefined
              }
            />
          ))}
          {shown.length < reviews.length && (
            <Button variant="outlined" onClick={() => setAll(true)} sx={{ alignSelf: 'start' }}>
              {t('details.allReviews', { count: reviews.length - shown.length })}
            </Button>
          )}
        </Stack>
      )}
    </Panel>
  );
}
