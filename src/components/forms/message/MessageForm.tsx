import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { Honeypot } from '#src/components/forms/shell/Honeypot.tsx';
import { useFormGuard } from '#src/components/forms/shell/useFormGuard.ts';
import { messageSchema, type MessageValues } from '#src/components/forms/schemas/message.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: MessageValues = { name: '', email: '', message: '' };

export interface MessageFormProps {
  /** The form's accessible name. */
  label?: string;
  /** Label of the text when it is more than a message: a question, a comment. */
  textLabel?: string;
  /** The help text of the email field. */
  emailHint?: string;
  /** How many lines the text has at first. */
  rows?: number;
  /** The button's label. */
  submitLabel?: string;
  /** Receives the message once it is complete, and how it was filled in; `true` empties the fields. */
  onSubmit?: (values: MessageValues, guard: FormGuard) => Promise<boolean> | void;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** The request is in progress. */
  pending?: boolean;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** A name, an email and a text: for help, contact and comments. */
export function MessageForm({
  label,
  textLabel,
  emailHint,
  rows = 5,
  submitLabel,
  onSubmit = () => undefined,
  serverErrors,
  pending = false,
  notice,
}: MessageFormProps) {
  const { t } = useTranslation();
  const { trap, read } = useFormGuard();
  const submit = submitLabel ?? t('marketing.message.submit');
  return (
    <FormShell
      initialValues={blank}
      schema={messageSchema}
      onSubmit={async (values) => ((await onSubmit(values, read())) ? 'clear' : undefined)}
      serverErrors={serverErrors}
      pending={pending}
      aria-label={label ?? submit}
    >
      <Honeypot ref={trap} />
      <FieldPair>
        <TextInput name="name" label={t('marketing.message.name')} autoComplete="name" required />
        <TextInput
          name="email"
          type="email"
          label={t('marketing.message.email')}
          hint={emailHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </FieldPair>
      <TextInput
        name="message"
        label={textLabel ?? t('marketing.message.text')}
        multiline
        minRows={rows}
        required
      />
      <SubmitButton
        pending={pending}
        pendingLabel={t('marketing.message.sending')}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {submit}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </FormShell>
  );
}
