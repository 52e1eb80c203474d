import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { addReview, getOwnReviews } from '#common/contract/reviews/reviews.ts';
import { call } from '#src/api/transport/call.ts';
import { focusOn } from '#src/browser/focus.ts';
import {
  TicketReviewForm,
  type TicketReviewValues,
} from '#src/components/forms/message/TicketReviewForm.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { useReviewTexts } from '#src/i18n/screens/reviewTexts.ts';
import { hasSettled } from '#src/pages/shared/layout/Loaded.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

const fields = ['rating', 'text'];

/** Replaces the form, so it takes the focus. */
const takeFocus = (element: HTMLElement | null): void => {
  if (element) focusOn(element, { preventScroll: true });
};

const isOfPlaces = (key: unknown): boolean =>
  Array.isArray(key) && String(key[0]).includes('organisations');

interface Props {
  slug: string;
  /** Rendered instead if the person has written a review before. */
  children: ReactNode;
}

/** Asks the holder of a finished visit how it was. */
export function ServedReview({ slug, children }: Props) {
  useFormTexts();
  useReviewTexts();
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const own = useOwnQuery(
    getOwnReviews,
    { query: { organisation: slug } },
    { shouldRetryOnError: false },
  );
  const { send, form, success } = useFormCall(
    `review ${slug}`,
    ({ rating, text }: TicketReviewValues, key) => {
      const stars = String(rating) as '1';
      // The API requires a text, so stars alone say their word.
      const body = { rating, text: text?.trim() || t(`forms.review.words.${stars}`) };
      return call(addReview, { id: slug, body }, { key });
    },
    {
      idempotent: true,
      fields,
      done: (_sent, { state }) =>
        t(`reviews.sent.${state === 'published' ? 'published' : 'waiting'}`),
      onSuccess: ({ state }) => {
        if (state === 'published') void mutate(isOfPlaces);
      },
    },
  );
  if (success)
    return (
      <Box ref={takeFocus} tabIndex={-1}>
        {form.notice}
      </Box>
    );
  if (!hasSettled(own)) return null;
  if (!own.data || own.data.records.length > 0) return children;
  return <TicketReviewForm {...form} onSubmit={async (values) => void (await send(values))} />;
}
