import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { password } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

const schema = object({ password: password() });

interface Props extends FormProps<InferType<typeof schema>> {
  /** Name of the social network. */
  provider: string;
}

/** Joins a social login to an account with the same e-mail by the account's password. */
export function JoinForm({ provider, ...form }: Props) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={schema}
      submit={t('social.join.submit', { provider })}
      pendingLabel={t('social.join.joining')}
      wideButton
    >
      <PasswordInput name="password" label={t('auth.password')} />
    </FormShell>
  );
}
