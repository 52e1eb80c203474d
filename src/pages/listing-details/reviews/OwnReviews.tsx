import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import { changeReview, type OwnReview as Contract } from '#common/contract/reviews/reviews.ts';
import { call } from '#src/api/transport/call.ts';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { ReviewForm, type ReviewValues } from '#src/components/forms/message/ReviewForm.tsx';
import { SentPhoto } from '#src/components/media/SentPhoto.tsx';
import { useToast } from '#src/hooks/useToast.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { upload } from '#src/pages/shared/uploads.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

type OwnReview = Camel<Contract>;

interface Props {
  reviews: OwnReview[];
  onChange: () => void;
}

function OwnReviewRow({ review, onChange }: { review: OwnReview; onChange: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  const { code, authorName, rating, text, photo, state, reason, editableUntil } = review;
  const initial = useMemo(
    () => ({ rating, text, photo: photo === null ? null : { url: photo } }),
    [rating, text, photo],
  );
  const { send, form } = useFormCall(
    `edit_review.${code}`,
    async ({ rating, text, photo }: ReviewValues) =>
      call(changeReview, {
        code,
        body: {
          rating,
          text,
          // One that was there already stays.
          ...(photo === null && { photo }),
          ...(photo instanceof File && { photo: (await upload(photo)).code }),
        },
      }),
    {
      fields: ['rating', 'text', 'photo'],
      onSuccess: () => {
        setEditing(false);
        toast.success(t('reviews.own.saved'));
        onChange();
      },
    },
  );
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle2">{t(`reviews.own.${state}`)}</Typography>
        <Rating value={rating} />
      </Stack>
      {editing ? (
        <ReviewForm {...form} initial={initial} editing onSubmit={send} />
      ) : (
        <Stack sx={{ gap: 1, my: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          {photo && <SentPhoto src={photo} alt={t('cards.reviewPhoto', { author: authorName })} />}
        </Stack>
      )}
      {reason && <Typography variant="body2">{t('common.reason', { reason })}</Typography>}
      {editableUntil && !editing && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {t('common.change')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('reviews.own.until', { until: formatInstant(editableUntil, i18n.language) })}
          </Typography>
        </Stack>
      )}
    </Box>
  );
}

export function OwnReviews({ reviews, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-labelledby="own-reviews" sx={{ mb: 3 }}>
      <Typography id="own-reviews" variant="h3" sx={{ fontSize: '1.125rem', mb: 1.5 }}>
        {t('reviews.own.title')}
      </Typography>
      <Stack component="ul" sx={{ gap: 2 }}>
        {reviews.map((review) => (
          <OwnReviewRow key={review.code} review={review} onChange={onChange} />
        ))}
      </Stack>
    </Box>
  );
}
