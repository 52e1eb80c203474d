import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { WRITTEN_LONGEST } from '#common/forms.ts';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type GuardedForm } from '#src/components/forms/shell/FormShell.tsx';
import { email, personName, writtenText } from '#src/components/forms/schemas/rules.ts';

const schema = object({
  name: personName(),
  email: email(),
  message: writtenText(WRITTEN_LONGEST.message.characters, 'messageRequired'),
});

export interface MessageFormProps extends GuardedForm<InferType<typeof schema>> {
  label?: string;
  textLabel?: string;
  rows?: number;
  submitLabel?: string;
}

/** A form with name, e-mail and message, for help, contact and comments. */
export function MessageForm({
  label,
  textLabel,
  rows = 5,
  submitLabel,
  ...form
}: MessageFormProps) {
  const { t } = useTranslation();
  const submit = submitLabel ?? t('forms.report.submit');
  return (
    <FormShell
      {...form}
      schema={schema}
      clears
      guarded
      aria-label={label ?? submit}
      submit={submit}
      pendingLabel={t('common.sending')}
    >
      <FieldPair>
        <TextInput name="name" label={t('forms.review.name')} autoComplete="name" />
        <TextInput name="email" type="email" label={t('fields.email')} />
      </FieldPair>
      <TextInput
        name="message"
        label={textLabel ?? t('forms.report.message')}
        multiline
        minRows={rows}
      />
    </FormShell>
  );
}
