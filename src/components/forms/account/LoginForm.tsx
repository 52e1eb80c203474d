import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { isAccountEmail } from '#common/input/email.ts';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { email, password } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { paths } from '#src/config/paths.ts';

const schema = object({ email: email(isAccountEmail), password: password() });

/** E-mail and password of an account. */
export function LoginForm(form: FormProps<InferType<typeof schema>>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={schema}
      submit={t('auth.login')}
      pendingLabel={t('auth.loggingIn')}
      wideButton
    >
      <TextInput name="email" type="email" label={t('fields.email')} autoComplete="username" />
      <PasswordInput name="password" label={t('auth.password')} />
      <Link
        href={paths.recover.href()}
        variant="body2"
        sx={{ alignSelf: 'flex-end', py: 1.25, mb: 0.25, mt: -0.75 }}
      >
        {t('auth.forgot')}
      </Link>
    </FormShell>
  );
}
