import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { profileSchema, type ProfileValues } from '#src/components/forms/schemas/account.ts';

const blank: ProfileValues = {
  name: '',
  bio: '',
  location: '',
  number: '',
  email: '',
  youtube: '',
  website: '',
  photo: null,
  public: false,
  current: '',
};

export interface ProfileFormProps extends FormProps<ProfileValues> {
  /** Values known so far; the rest start blank. */
  initial?: Partial<ProfileValues>;
  /** The server can publish profiles, and asks for the password before it changes an email. */
  full?: boolean;
}

/** Asks for the current password as soon as another email stands in the form. */
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

/** A person's public profile. */
export function ProfileForm({ initial, full = false, ...form }: ProfileFormProps) {
  const { t } = useTranslation();
  const values = { ...blank, ...initial };
  return (
    <FormShell
      {...form}
      initialValues={values}
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
      {full && <PasswordForEmail email={values.email} />}
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
