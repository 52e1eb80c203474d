import { useTranslation } from 'react-i18next';
import { number, object, type InferType } from 'yup';
import { REVIEW_LONGEST } from '#common/reviews.ts';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import {
  email,
  message,
  optionalPhoto,
  personName,
  writtenText,
} from '#src/components/forms/schemas/rules.ts';

const schema = object({
  rating: number().nullable().default(null).required(message('ratingRequired')),
  name: personName(),
  email: email(),
  text: writtenText(REVIEW_LONGEST, 'reviewRequired'),
  photo: optionalPhoto(),
});

/** An edit cannot change the author. */
const editedSchema = schema.pick(['rating', 'text', 'photo']);

export type ReviewValues = InferType<typeof schema>;

export interface ReviewFormProps extends FormProps<ReviewValues> {
  /** Name and e-mail address of the logged-in person, shown read-only. */
  locked?: { name: string; email: string };
  /** Edits the rating, text and photo of an existing review. */
  editing?: boolean;
}

/** A form for a review: rating, name, text and an optional photo. */
export function ReviewForm({ initial, locked, editing = false, ...form }: ReviewFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      initial={{ ...initial, ...locked }}
      schema={editing ? (editedSchema as typeof schema) : schema}
      submit={t(editing ? 'forms.review.edit' : 'forms.review.submit')}
      pendingLabel={t('addListing.sending')}
    >
      <RatingInput name="rating" label={t('forms.review.rating')} />
      {!editing && (
        <FieldPair>
          <TextInput
            name="name"
            label={t('forms.review.name')}
            hint={locked && t('forms.review.nameLocked')}
            autoComplete="name"
            readOnly={locked !== undefined}
          />
          <TextInput
            name="email"
            type="email"
            label={t('fields.email')}
            hint={t('forms.review.emailHint')}
            readOnly={locked !== undefined}
          />
        </FieldPair>
      )}
      <TextInput name="text" label={t('forms.review.text')} multiline minRows={4} />
      <FileInput
        name="photo"
        label={t('forms.review.photo')}
        hint={t('forms.photoHint')}
        optional
      />
    </FormShell>
  );
}
