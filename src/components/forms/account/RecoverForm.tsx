import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { recoverSchema, type RecoverValues } from '#src/components/forms/schemas/message.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: RecoverValues = { email: '' };

export interface RecoverFormProps {
  /** Receives the email once it looks valid. */
  onSubmit?: (values: RecoverValues) => Promise<unknown> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** The account's email, for receiving a link to set a new password. */
export function RecoverForm({
  onSubmit = () => undefined,
  pending = false,
  serverErrors,
  notice,
}: RecoverFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      initialValues={blank}
      schema={recoverSchema}
      onSubmit={async (values) => void (await onSubmit(values))}
      pending={pending}
      serverErrors={serverErrors}
      aria-label={t('help.recover.title')}
    >
      <TextInput
        name="email"
        type="email"
        label={t('help.recover.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SubmitButton pending={pending} pendingLabel={t('help.recover.sending')} fullWidth>
        {t('help.recover.submit')}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </FormShell>
  );
}
