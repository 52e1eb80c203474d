import { useTranslation } from 'react-i18next';
import { number, object, type InferType } from 'yup';
import { REVIEW_LONGEST } from '#common/reviews.ts';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { atMost, message, text } from '#src/components/forms/schemas/rules.ts';

const schema = object({
  rating: number().nullable().default(null).required(message('ratingRequired')),
  text: atMost(REVIEW_LONGEST, text()),
});

export type TicketReviewValues = InferType<typeof schema>;

const words = ['1', '2', '3', '4', '5'] as const;

/** Five stars and one optional line, on the ticket of a finished visit. */
export function TicketReviewForm(form: FormProps<TicketReviewValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={schema}
      submit={t('ticket.review.submit')}
      pendingLabel={t('addListing.sending')}
    >
      <RatingInput
        name="rating"
        label={t('forms.review.rating')}
        wordFor={(stars) => t(`forms.review.words.${words[stars - 1] ?? '5'}`)}
      />
      <TextInput name="text" label={t('ticket.review.line')} optional />
    </FormShell>
  );
}
