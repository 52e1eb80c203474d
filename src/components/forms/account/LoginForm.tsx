import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { loginSchema, type LoginValues } from '#src/components/forms/schemas/login.ts';
import type { SocialProvider } from '#common/socialProviders.ts';
import { SocialLogin } from './SocialLogin.tsx';

const blank: LoginValues = { email: '', password: '' };

export interface LoginFormProps extends FormProps<LoginValues> {
  /** Called when a social button is pressed. */
  onSocial?: (provider: SocialProvider) => void;
  /** Router state for the link to sign-up, e.g. the address to return to. */
  signUpState?: unknown;
}

/** The login: social login above, email and password below. The page provides the title. */
export function LoginForm({ onSocial, signUpState, ...form }: LoginFormProps) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 440 }}>
      <SocialLogin mode="login" onSelect={onSocial} />
      <FormShell
        {...form}
        initialValues={blank}
        schema={loginSchema}
        submit={t('auth.login')}
        pendingLabel={t('auth.loggingIn')}
        wideButton
      >
        <TextInput
          name="email"
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          required
        />
        <PasswordInput name="password" label={t('auth.password')} required />
        <Link
          href={paths.recover.href()}
          variant="body2"
          sx={{ alignSelf: 'flex-end', py: 0.5, mb: 1 }}
        >
          {t('auth.forgot')}
        </Link>
      </FormShell>
      <Typography sx={{ textAlign: 'center' }}>
        {t('auth.noAccount')}{' '}
        <Link
          component={RouterLink}
          to={paths.signUp.href()}
          state={signUpState}
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {t('auth.signUp')}
        </Link>
      </Typography>
    </Stack>
  );
}
