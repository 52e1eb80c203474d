import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import {
  editedReviewSchema,
  reviewSchema,
  type ReviewValues,
} from '#src/components/forms/schemas/listing.ts';
import type { ChosenPhoto } from '#src/components/forms/schemas/rules.ts';

const blank = {
  rating: null as number | null,
  name: '',
  email: '',
  text: '',
  photo: null as ChosenPhoto | null,
};

const words = ['1', '2', '3', '4', '5'] as const;

export interface ReviewFormProps extends FormProps<ReviewValues, typeof blank> {
  /** Initial values, for example from a draft. */
  initial?: Partial<typeof blank>;
  /** The name and address of who is logged in: they are shown and cannot be changed. */
  locked?: { name: string; email: string };
  /** Changes the stars, words and photo of a review that is there already; who wrote it stays. */
  editing?: boolean;
}

/** Stars, a name, a few words and perhaps a photo. */
export function ReviewForm({
  initial,
  locked,
  editing = false,
  onSubmit,
  ...form
}: ReviewFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      initialValues={{ ...blank, ...initial, ...locked }}
      schema={editing ? editedReviewSchema : reviewSchema}
      onSubmit={({ rating, ...values }) => onSubmit?.({ ...values, rating: rating ?? 0 })}
      submit={t(editing ? 'forms.review.edit' : 'forms.review.submit')}
      pendingLabel={t('addListing.sending')}
    >
      <RatingInput
        name="rating"
        label={t('forms.review.rating')}
        wordFor={(stars) => t(`forms.review.words.${words[stars - 1] ?? '5'}`)}
        required
      />
      {!editing && (
        <FieldPair>
          <TextInput
            name="name"
            label={t('forms.review.name')}
            hint={locked && t('forms.review.nameLocked')}
            autoComplete="name"
            readOnly={locked !== undefined}
            required
          />
          <TextInput
            name="email"
            type="email"
            label={t('fields.email')}
            hint={t('forms.review.emailHint')}
            readOnly={locked !== undefined}
            required
          />
        </FieldPair>
      )}
      <TextInput name="text" label={t('forms.review.text')} multiline minRows={4} required />
      <FileInput
        name="photo"
        label={t('forms.review.photo')}
        hint={t('forms.photoHint')}
        optional
      />
    </FormShell>
  );
}
