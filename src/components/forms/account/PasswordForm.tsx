import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { passwordSchema, type PasswordValues } from '#src/components/forms/schemas/account.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: PasswordValues = { current: '', password: '', confirm: '' };

export interface PasswordFormProps {
  /** Receives the old and new passwords once they are valid; `true` empties the fields. */
  onSubmit?: (values: PasswordValues) => Promise<boolean> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** Replaces the old password with a new one. */
export function PasswordForm({
  onSubmit = () => undefined,
  pending = false,
  serverErrors,
  notice,
}: PasswordFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      initialValues={blank}
      schema={passwordSchema}
      onSubmit={async (values) => ((await onSubmit(values)) ? 'clear' : undefined)}
      pending={pending}
      serverErrors={serverErrors}
      aria-label={t('forms.password.submit')}
      style={{ maxWidth: 480 }}
    >
      <PasswordInput name="current" label={t('forms.password.current')} required />
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
      <SubmitButton
        pending={pending}
        pendingLabel={t('forms.password.saving')}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {t('forms.password.submit')}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </FormShell>
  );
}
