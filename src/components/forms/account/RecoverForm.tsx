import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { isAccountEmail } from '#common/input/email.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { email } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

const schema = object({ email: email(isAccountEmail) });

/** Requests a link for a new password by e-mail. */
export function RecoverForm(form: FormProps<InferType<typeof schema>>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={schema}
      aria-label={t('help.recover.title')}
      submit={t('help.recover.submit')}
      pendingLabel={t('common.sending')}
      wideButton
    >
      <TextInput name="email" type="email" label={t('fields.email')} autoComplete="username" />
    </FormShell>
  );
}
