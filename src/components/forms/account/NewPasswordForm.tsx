import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import {
  newPasswordSchema,
  type NewPasswordValues,
} from '#src/components/forms/schemas/account.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

const blank: NewPasswordValues = { password: '', confirm: '' };

export interface NewPasswordFormProps {
  /** Receives the new password once it is valid and typed twice. */
  onSubmit?: (values: NewPasswordValues) => Promise<unknown> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** A new password for an account whose old one is lost. The page says whose account it is. */
export function NewPasswordForm({
  onSubmit = () => undefined,
  pending = false,
  serverErrors,
  notice,
}: NewPasswordFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      initialValues={blank}
      schema={newPasswordSchema}
      onSubmit={async (values) => void (await onSubmit(values))}
      pending={pending}
      serverErrors={serverErrors}
      aria-label={t('account.recover.submit')}
    >
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
      <SubmitButton pending={pending} pendingLabel={t('forms.password.saving')} fullWidth>
        {t('account.recover.submit')}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </FormShell>
  );
}
