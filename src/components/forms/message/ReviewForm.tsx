import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import {
  editedReviewSchema,
  reviewSchema,
  type ReviewValues,
} from '#src/components/forms/schemas/listing.ts';
import type { ChosenPhoto } from '#src/components/forms/schemas/rules.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank = {
  rating: null as number | null,
  name: '',
  email: '',
  text: '',
  photo: null as ChosenPhoto | null,
};

const words = ['1', '2', '3', '4', '5'] as const;

export interface ReviewFormProps {
  /** Initial values, for example from a draft. */
  initial?: Partial<typeof blank>;
  /** The name and address of who is logged in: they are shown and cannot be changed. */
  locked?: { name: string; email: string };
  /** Changes the stars, words and photo of a review that is there already; who wrote it stays. */
  editing?: boolean;
  /** Problems that the server found, by field. */
  serverErrors?: Record<string, string[]>;
  /** Receives the review once it is complete. */
  onSubmit?: (values: ReviewValues) => Promise<void> | void;
  /** Receives the form's values whenever typing pauses. */
  onDraft?: (values: typeof blank) => void;
  /** The request is in progress. */
  pending?: boolean;
  /** The result of submitting the form, beside the button. */
  notice?: ReactNode;
}

/** Stars, a name, a few words and perhaps a photo. */
export function ReviewForm({
  initial,
  locked,
  editing = false,
  serverErrors,
  onDraft,
  onSubmit = () => undefined,
  pending = false,
  notice,
}: ReviewFormProps) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ ...blank, ...initial, ...locked }), [initial, locked]);
  return (
    <FormShell
      initialValues={values}
      schema={editing ? editedReviewSchema : reviewSchema}
      onSubmit={({ rating, ...values }) => onSubmit({ ...values, rating: rating ?? 0 })}
      onDraft={onDraft}
      pending={pending}
      serverErrors={serverErrors}
      aria-label={t(editing ? 'forms.review.edit' : 'forms.review.submit')}
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
            label={t('forms.review.email')}
            hint={t('forms.review.emailHint')}
            autoComplete="email"
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
      <SubmitButton
        pending={pending}
        pendingLabel={t('forms.review.sending')}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {t(editing ? 'forms.review.edit' : 'forms.review.submit')}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </FormShell>
  );
}
