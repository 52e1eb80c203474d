import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { boolean, object, string, type InferType } from 'yup';
import { isAccountEmail } from '#common/input/email.ts';
import { PROFILE_LONGEST } from '#common/profile.ts';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import {
  atMost,
  naming,
  optionalEmail,
  optionalPhone,
  optionalPhoto,
  optionalUrl,
  optionalLink,
} from '#src/components/forms/schemas/rules.ts';

/** All fields are optional, but filled ones must be valid. */
const profileSchema = object({
  name: atMost(PROFILE_LONGEST.name, naming()),
  bio: atMost(PROFILE_LONGEST.bio),
  location: atMost(PROFILE_LONGEST.location),
  number: optionalPhone(),
  email: optionalEmail(isAccountEmail),
  youtube: optionalLink('youtube'),
  website: optionalUrl(),
  photo: optionalPhoto(),
  /** Makes the profile public, except for the e-mail address. */
  public: boolean().default(false),
  /** The current password, required to change the e-mail address. */
  current: string().default(''),
});

export type ProfileValues = InferType<typeof profileSchema>;

export interface ProfileFormProps extends FormProps<ProfileValues> {
  /** The server supports public profiles and requires the password to change an e-mail address. */
  full?: boolean;
}

function PasswordForEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<ProfileValues>();
  if (values.email.trim() === email) return null;
  return (
    <PasswordInput
      name="current"
      label={t('forms.password.current')}
      hint={t('account.profile.currentHint')}
      required
    />
  );
}

/** The profile of a person. */
export function ProfileForm({ full = false, ...form }: ProfileFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={profileSchema}
      submit={t('forms.profile.submit')}
      pendingLabel={t('common.saving')}
    >
      <FileInput name="photo" label={t('forms.profile.photo')} hint={t('forms.photoHint')} />
      <FieldPair>
        <TextInput name="name" label={t('forms.review.name')} autoComplete="name" />
        <TextInput
          name="location"
          label={t('forms.profile.location')}
          autoComplete="address-level2"
        />
        <TextInput name="email" type="email" label={t('fields.email')} />
        <TextInput name="number" type="tel" label={t('forms.profile.number')} autoComplete="tel" />
      </FieldPair>
      {full && <PasswordForEmail email={form.initial?.email ?? ''} />}
      <TextInput name="bio" label={t('forms.profile.bio')} multiline minRows={3} />
      <FieldPair>
        <TextInput
          name="youtube"
          type="url"
          label={t('forms.profile.youtube')}
          placeholder="https://youtube.com/@…"
        />
        <TextInput name="website" type="url" label={t('fields.website')} placeholder="https://" />
      </FieldPair>
      {full && (
        <CheckboxInput
          name="public"
          label={t('account.profile.public')}
          hint={t('account.profile.publicHint')}
        />
      )}
    </FormShell>
  );
}
