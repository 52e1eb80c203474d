import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { reviewerName } from '#common/reviews.ts';
import type { Organisation } from '#src/api/organisation.ts';
import { addReview, getOwnReviews } from '#common/contract/reviews/reviews.ts';
import { call } from '#src/api/transport/call.ts';
import { focusOn } from '#src/browser/focus.ts';
import { ReviewForm, type ReviewValues } from '#src/components/forms/message/ReviewForm.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useReviewTexts } from '#src/i18n/reviewTexts.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { uploadIfTaken } from '#src/pages/shared/uploads.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { OwnReviews } from './OwnReviews.tsx';

/** Fields kept in a draft; a photo has to be chosen again. */
const noDraft = { rating: null, name: '', email: '', text: '' };

const fields = ['rating', 'text', 'photo'];

/** Stands where the form stood, which had the focus. */
const takeFocus = (element: HTMLElement | null): void => {
  if (element) focusOn(element, { preventScroll: true });
};

/** The keys of everything that shows a place's stars or reviews. */
const isOfPlaces = (key: unknown): boolean =>
  Array.isArray(key) && String(key[0]).includes('organisations');

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
        <OwnReviews
          reviews={own.data.records}
          onChange={() => {
            void own.mutate();
            void mutate(isOfPlaces);
          }}
        />
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
