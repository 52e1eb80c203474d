import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Organisation, Review } from '#src/api/organisation.ts';
import { ReviewCard } from '#src/components/cards/people/ReviewCard.tsx';
import { formatInstant } from '#src/lib/dates.ts';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';

/** The dialogs of a review, whose code loads when somebody is about to open one. */
export const ReviewReport = lazyDialog(
  async () => (await import('./ReviewDialogs.tsx')).ReviewReport,
);
export const ReviewReply = lazyDialog(
  async () => (await import('./ReviewDialogs.tsx')).ReviewReply,
);

interface Props {
  review: Review;
  organisation: Organisation;
  /** The reader runs the place and may reply. */
  isOwner: boolean;
  onShow: (review: Review, what: 'report' | 'reply') => void;
}

/** A review of a place, with what its readers can do about it. */
export function ReviewEntry({ review, organisation, isOwner, onShow }: Props) {
  const { t, i18n } = useTranslation();
  const { author, title } = organisation;
  const day = (instant: string): string =>
    formatInstant(instant, i18n.language, { dateStyle: 'long' });
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
