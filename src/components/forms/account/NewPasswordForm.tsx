import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { newPassword, password, repeated } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

/** Applies the rules of sign-up and compares both entries. */
const schema = object({ password: newPassword(), confirm: repeated('password') });
const changeSchema = schema.shape({ current: password() });

export interface NewPasswordFormProps extends FormProps<{
  password: string;
  confirm: string;
  current?: string;
}> {
  /** Asks for the current password too. */
  change?: boolean;
}

/** A new password and its repetition. */
export function NewPasswordForm({ change = false, ...form }: NewPasswordFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={change ? changeSchema : schema}
      clears={change}
      submit={t(change ? 'forms.password.submit' : 'account.recover.submit')}
      pendingLabel={t('forms.password.saving')}
      wideButton={!change}
      style={{ maxWidth: 480 }}
    >
      {change && <PasswordInput name="current" label={t('forms.password.current')} />}
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
    </FormShell>
  );
}
