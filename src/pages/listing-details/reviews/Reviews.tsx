import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation, Review } from '#src/api/organisations.ts';
import { FeedbackSummary } from '#src/components/cards/people/FeedbackSummary.tsx';
import { lazyDialog, lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { ReviewCard } from '#src/components/cards/people/ReviewCard.tsx';
import { formatDay, LONG_DATE } from '#src/lib/dates.ts';

const ReviewReport = lazyDialog(async () => (await import('./ReviewDialogs.tsx')).ReviewReport);
const ReviewReply = lazyDialog(async () => (await import('./ReviewDialogs.tsx')).ReviewReply);

interface Props {
  review: Review;
  organisation: Organisation;
  isOwner: boolean;
  onShow: (review: Review, what: 'report' | 'reply') => void;
}

function ReviewEntry({ review, organisation, isOwner, onShow }: Props) {
  const { t, i18n } = useTranslation();
  const { author, title } = organisation;
  const day = (instant: string): string => formatDay(instant, i18n.language, LONG_DATE);
  return (
    <ReviewCard
      author={review.author}
      authorImage={review.authorImage}
      rating={review.rating}
      text={review.text}
      date={day(review.createdAt)}
      visited={review.visited}
      photo={review.photo}
      actions={
        <>
          <Button
            variant="text"
            color="inherit"
            aria-label={t('details.reportReview', { name: review.author })}
            onClick={() => onShow(review, 'report')}
            {...ReviewReport.hoverProps}
            sx={{ color: 'text.secondary' }}
          >
            {t('details.report')}
          </Button>
          {isOwner && (
            <Button
              variant="text"
              aria-label={t('details.replyTo', { name: review.author })}
              onClick={() => onShow(review, 'reply')}
              {...ReviewReply.hoverProps}
            >
              {t('details.reply')}
            </Button>
          )}
        </>
      }
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
  );
}

const FIRST = 4;

const MoreReviews = lazyInView(async () => (await import('./MoreReviews.tsx')).MoreReviews, {
  height: '44px',
});

type Stars = 1 | 2 | 3 | 4 | 5;

/** Uses the server's counts if present, because the place may have more reviews than it sends. */
const distributionOf = ({ reviews, stars }: Organisation): Record<Stars, number> => {
  const distribution: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  if (stars) {
    for (const [index, count] of stars.entries()) distribution[(index + 1) as Stars] = count;
    return distribution;
  }
  for (const { rating } of reviews) distribution[Math.round(rating) as Stars] += 1;
  return distribution;
};

const average = (reviews: Review[]): number | null =>
  reviews.length === 0
    ? null
    : reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

export function Reviews({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const [about, setAbout] = useState<{ review: Review; what: 'report' | 'reply' } | null>(null);
  const [open, setOpen] = useState(false);
  const [replies, setReplies] = useState(0);
  const { reviews, stars, slug } = organisation;
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  const isOwner = (useMemberships() ?? []).some(
    (place) => place.slug === slug && place.role === 'owner',
  );
  const shown = all ? reviews : reviews.slice(0, FIRST);
  /** Only a server with counts sends further pages. */
  const further = stars !== null && stars.reduce((sum, count) => sum + count, 0) > reviews.length;

  const show = (review: Review, what: 'report' | 'reply'): void => {
    setAbout({ review, what });
    setOpen(true);
  };
  const close = (): void => setOpen(false);

  const entry = (review: Review) => (
    <ReviewEntry
      key={review.code}
      review={review}
      organisation={organisation}
      isOwner={isOwner}
      onShow={show}
    />
  );

  return (
    <Panel title={t('details.reviews')}>
      {reviews.length === 0 ? (
        <Typography>{t('details.noReviews')}</Typography>
      ) : (
        <Stack sx={{ gap: 3 }}>
          <FeedbackSummary
            average={organisation.rating ?? average(reviews)}
            count={organisation.reviewsCount ?? reviews.length}
            distribution={distributionOf(organisation)}
          />
          {shown.map((review, index) =>
            index === FIRST ? (
              <div key={review.code} ref={comes}>
                {entry(review)}
              </div>
            ) : (
              entry(review)
            ),
          )}
          {shown.length < reviews.length && (
            <Button
              ref={goes}
              variant="outlined"
              onClick={() => setAll(true)}
              sx={{ alignSelf: 'start' }}
            >
              {t('details.allReviews', { count: reviews.length - shown.length })}
            </Button>
          )}
          {shown.length === reviews.length && further && (
            <MoreReviews organisation={organisation} entry={entry} replies={replies} />
          )}
        </Stack>
      )}
      {about && (
        <>
          <ReviewReport
            key={about.review.code}
            open={open && about.what === 'report'}
            onClose={close}
            code={about.review.code}
          />
          {isOwner && (
            <ReviewReply
              open={open && about.what === 'reply'}
              onClose={close}
              code={about.review.code}
              reply={about.review.reply?.text ?? null}
              onDone={() => setReplies(replies + 1)}
            />
          )}
        </>
      )}
    </Panel>
  );
}
