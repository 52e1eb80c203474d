import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { newPassword, repeated } from '#src/components/forms/schemas/rules.ts';

/** Applies the rules of sign-up and compares both entries. */
export const newPasswordSchema = object({
  password: newPassword(),
  confirm: repeated('password'),
});

/** A new password and its repetition. */
export function NewPasswordFields() {
  const { t } = useTranslation();
  return (
    <>
      <PasswordInput
        name="password"
        label={t('forms.password.next')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordInput
        name="confirm"
        label={t('forms.password.confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
