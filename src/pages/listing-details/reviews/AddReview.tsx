import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { reviewerName } from '#common/reviews.ts';
import type { Organisation } from '#src/api/organisations.ts';
import type { Camel } from '#common/contract/camel.ts';
import {
  addReview,
  changeReview,
  getOwnReviews,
  type OwnReview as Contract,
} from '#common/contract/reviews/reviews.ts';
import { call } from '#src/api/transport/call.ts';
import { focusOn } from '#src/browser/focus.ts';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { ReviewForm, type ReviewValues } from '#src/components/forms/message/ReviewForm.tsx';
import { SentPhoto } from '#src/components/media/SentPhoto.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useReviewTexts } from '#src/i18n/screens/reviewTexts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { upload, uploadIfTaken } from '#src/pages/shared/uploads.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

/** Fields of the draft. A photo must be chosen again. */
const noDraft = { rating: null, name: '', email: '', text: '' };

const fields = ['rating', 'text', 'photo'];

/** Replaces the form, so it takes the focus. */
const takeFocus = (element: HTMLElement | null): void => {
  if (element) focusOn(element, { preventScroll: true });
};

const isOfPlaces = (key: unknown): boolean =>
  Array.isArray(key) && String(key[0]).includes('organisations');

type OwnReview = Camel<Contract>;

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
          // Omits a stored photo, which stays unchanged.
          ...(photo === null && { photo }),
          ...(photo instanceof File && { photo: (await upload(photo)).code }),
        },
      }),
    {
      fields,
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

export function AddReview({ organisation }: { organisation: Organisation }) {
  useReviewTexts();
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const origin = useLocation();
  const hydrated = useHydrated();
  const { loggedIn } = useSession();
  const { data: user, isLoading } = useCurrentUser();
  const { mutate } = useSWRConfig();
  const own = useOwnQuery(
    getOwnReviews,
    { query: { organisation: organisation.slug } },
    { shouldRetryOnError: false },
  );
  const { draft, keep, forget } = useDraft(`review.${organisation.code}`, noDraft);

  const { send, form, success } = useFormCall(
    `review ${organisation.slug}`,
    async ({ rating, text, photo }: Pick<ReviewValues, 'rating' | 'text' | 'photo'>, key) => {
      const sent = photo instanceof File ? await uploadIfTaken(photo) : null;
      const body = { rating, text, ...(sent && { photo: sent.code }) };
      const review = await call(addReview, { id: organisation.slug, body }, { key });
      return { review, isWhole: photo === null || sent !== null };
    },
    {
      idempotent: true,
      fields,
      done: (_sent, { review, isWhole }) =>
        [
          t(`reviews.sent.${review.state === 'published' ? 'published' : 'waiting'}`),
          ...(isWhole ? [] : [t('reviews.sent.withoutPhoto')]),
        ].join(' '),
      onSuccess: ({ review }) => {
        forget();
        void own.mutate();
        if (review.state === 'published') void mutate(isOfPlaces);
      },
      onFailure: ({ kind }) => {
        if (kind !== 'unauthorised') return;
        toast.success(t('reviews.toLogin'));
        void navigate(paths.login.href(), { state: { origin } });
      },
    },
  );

  const locked =
    hydrated && loggedIn && user?.email
      ? {
          name: user.firstName ? reviewerName(user.firstName, user.lastName ?? '') : user.name,
          email: user.email,
        }
      : undefined;

  return (
    <Panel title={t('details.addReview')}>
      {own.data && own.data.records.length > 0 && (
        <Box component="section" aria-labelledby="own-reviews" sx={{ mb: 3 }}>
          <Typography id="own-reviews" variant="h3" sx={{ fontSize: '1.125rem', mb: 1.5 }}>
            {t('reviews.own.title')}
          </Typography>
          <Stack component="ul" sx={{ gap: 2 }}>
            {own.data.records.map((review) => (
              <OwnReviewRow
                key={review.code}
                review={review}
                onChange={() => {
                  void own.mutate();
                  void mutate(isOfPlaces);
                }}
              />
            ))}
          </Stack>
        </Box>
      )}
      {success ? (
        <Box ref={takeFocus} tabIndex={-1}>
          {form.notice}
        </Box>
      ) : isLoading ? (
        <Skeleton variant="rounded" height={560} />
      ) : (
        <ReviewForm
          key={locked?.email ?? ''}
          initial={draft}
          locked={locked}
          onDraft={keep}
          onSubmit={async ({ rating, name, email, text, photo }) => {
            keep({ rating, name, email, text });
            await send({ rating, text, photo });
          }}
          {...form}
        />
      )}
    </Panel>
  );
}
