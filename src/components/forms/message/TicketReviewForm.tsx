import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, type InferType } from 'yup';
import { REVIEW_LONGEST } from '#common/reviews.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { atMost, message, text } from '#src/components/forms/schemas/rules.ts';

const schema = object({
  rating: number().nullable().default(null).required(message('ratingRequired')),
  text: atMost(REVIEW_LONGEST, text()),
});

export type TicketReviewValues = InferType<typeof schema>;

/** The optional line and the button, once stars are chosen. They stay if the stars are cleared. */
function Line({ notice, pending }: Pick<FormProps<TicketReviewValues>, 'notice' | 'pending'>) {
  const { t } = useTranslation();
  const { values } = useFormikContext<TicketReviewValues>();
  const [isOpen, setOpen] = useState(values.rating !== null);
  if (!isOpen && values.rating !== null) setOpen(true);
  if (!isOpen) return null;
  return (
    <>
      <TextInput name="text" label={t('ticket.review.line')} optional />
      <SubmitButton
        pending={pending}
        pendingLabel={t('addListing.sending')}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {t('ticket.review.submit')}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </>
  );
}

/**
 * Five stars and one optional line, on the ticket of a finished visit. At first it is only the
 * stars, in the space that the ticket reserves for them.
 */
export function TicketReviewForm({ notice, ...form }: FormProps<TicketReviewValues>) {
  const { t } = useTranslation();
  return (
    <FormShell {...form} schema={schema} aria-label={t('ticket.review.submit')}>
      <RatingInput name="rating" label={t('forms.review.rating')} />
      <Line notice={notice} pending={form.pending} />
    </FormShell>
  );
}
