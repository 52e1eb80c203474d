import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import {
  newPasswordSchema,
  passwordSchema,
  type NewPasswordValues,
  type PasswordValues,
} from '#src/components/forms/schemas/account.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

const lost: NewPasswordValues = { password: '', confirm: '' };
const blank: PasswordValues = { current: '', ...lost };

/** A new password, typed twice. */
function NewPassword() {
  const { t } = useTranslation();
  return (
    <>
      <PasswordInput
        name="password"
        label={t('forms.password.next')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        name="confirm"
        label={t('forms.password.confirm')}
        autoComplete="new-password"
        required
      />
    </>
  );
}

/** Replaces the old password with a new one. */
export function PasswordForm(form: FormProps<PasswordValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      initialValues={blank}
      schema={passwordSchema}
      clears
      submit={t('forms.password.submit')}
      pendingLabel={t('forms.password.saving')}
      style={{ maxWidth: 480 }}
    >
      <PasswordInput name="current" label={t('forms.password.current')} required />
      <NewPassword />
    </FormShell>
  );
}

/** A new password for an account whose old one is lost. The page says whose account it is. */
export function NewPasswordForm(form: FormProps<NewPasswordValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      initialValues={lost}
      schema={newPasswordSchema}
      submit={t('account.recover.submit')}
      pendingLabel={t('forms.password.saving')}
      wideButton
    >
      <NewPassword />
    </FormShell>
  );
}
