import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { reviewerName } from '#common/reviews.ts';
import type { Organisation } from '#src/api/organisation.ts';
import { writeReview, type OwnReview } from '#src/api/reviews/reviews.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { focusOn } from '#src/browser/focus.ts';
import { ReviewForm } from '#src/components/forms/message/ReviewForm.tsx';
import type { ReviewValues } from '#src/components/forms/schemas/listing.ts';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useOwnReviews } from '#src/hooks/data/account/useOwnReviews.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useReviewTexts } from '#src/i18n/reviewTexts.ts';
import { uniqueName } from '#src/lib/id.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { uploadIfTaken } from '#src/pages/shared/uploads.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { OwnReviews } from './OwnReviews.tsx';

/** What a draft of a review keeps; a photo has to be chosen again. */
const noDraft = { rating: null, name: '', email: '', text: '' };

const fields = ['rating', 'text', 'photo'];

/** Stands where the form stood, which had the focus. */
const takeFocus = (element: HTMLElement | null): void => {
  if (element) focusOn(element, { preventScroll: true });
};

/** The keys of everything that shows a place's stars or reviews. */
const isOfPlaces = (key: unknown): boolean => Array.isArray(key) && key[0] === 'organisations';

/** The form to say something about a place, and what one has said before. */
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
  const own = useOwnReviews(organisation.slug);
  const { draft, keep, forget } = useDraft(`review.${organisation.code}`, noDraft);
  // The same for every attempt, so that a lost answer does not make two reviews.
  const [key] = useState(uniqueName);
  const [written, setWritten] = useState<{ review: OwnReview | null; isWhole: boolean }>();

  const { send, pending, notice, serverErrors, isDone } = useFormCall(
    'review',
    async ({ rating, text, photo }: Pick<ReviewValues, 'rating' | 'text' | 'photo'>) => {
      try {
        const sent = photo instanceof File ? await uploadIfTaken(photo) : null;
        const attached = sent && { photo: sent.code };
        const review = await writeReview(organisation.slug, { rating, text, ...attached, key });
        return { review, isWhole: photo === null || sent !== null };
      } catch (error) {
        if (toApiError(error).kind === 'unauthorised') {
          toast.success(t('reviews.toLogin'));
          void navigate(paths.login.href(), { state: { origin } });
        }
        throw error;
      }
    },
    {
      fields,
      done: () =>
        [
          t(`reviews.sent.${written?.review?.state === 'published' ? 'published' : 'waiting'}`),
          ...(written?.isWhole ? [] : [t('reviews.sent.withoutPhoto')]),
        ].join(' '),
      onSuccess: (done) => {
        forget();
        setWritten(done);
        void own.mutate();
        if (done.review?.state === 'published') void mutate(isOfPlaces);
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
      {own.data && own.data.length > 0 && (
        <OwnReviews
          reviews={own.data}
          onChange={() => {
            void own.mutate();
            void mutate(isOfPlaces);
          }}
        />
      )}
      {isDone ? (
        <Box ref={takeFocus} tabIndex={-1}>
          {notice}
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
          pending={pending}
          serverErrors={serverErrors}
          notice={notice}
        />
      )}
    </Panel>
  );
}
