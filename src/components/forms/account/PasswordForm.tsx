import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { newPassword, password, repeated } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

/** The new password follows the rules of sign-up and must be typed twice. */
const twice = object({
  password: newPassword(),
  confirm: repeated('password'),
});

const passwordSchema = twice.shape({ current: password() });

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
      />
      <PasswordInput
        name="confirm"
        label={t('forms.password.confirm')}
        autoComplete="new-password"
      />
    </>
  );
}

/** Replaces the old password with a new one. */
export function PasswordForm(form: FormProps<InferType<typeof passwordSchema>>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={passwordSchema}
      clears
      submit={t('forms.password.submit')}
      pendingLabel={t('forms.password.saving')}
      style={{ maxWidth: 480 }}
    >
      <PasswordInput name="current" label={t('forms.password.current')} />
      <NewPassword />
    </FormShell>
  );
}

/** A new password for an account whose old one is lost. The page says whose account it is. */
export function NewPasswordForm(form: FormProps<InferType<typeof twice>>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={twice}
      submit={t('account.recover.submit')}
      pendingLabel={t('forms.password.saving')}
      wideButton
    >
      <NewPassword />
    </FormShell>
  );
}
