import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { recoverSchema, type RecoverValues } from '#src/components/forms/schemas/message.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

const blank: RecoverValues = { email: '' };

/** The account's email, for receiving a link to set a new password. */
export function RecoverForm(form: FormProps<RecoverValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      initialValues={blank}
      schema={recoverSchema}
      aria-label={t('help.recover.title')}
      submit={t('help.recover.submit')}
      pendingLabel={t('common.sending')}
      wideButton
    >
      <TextInput
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        required
      />
    </FormShell>
  );
}
