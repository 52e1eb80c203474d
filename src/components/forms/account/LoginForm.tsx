import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { loginSchema, type LoginValues } from '#src/components/forms/schemas/login.ts';
import type { SocialProvider } from '#common/socialProviders.ts';
import { SocialLogin } from './SocialLogin.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: LoginValues = { email: '', password: '' };

export interface LoginFormProps {
  /** Receives the email and password once both are filled in. */
  onSubmit?: (values: LoginValues) => Promise<void> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** A closable notice above the fields, shown when the server refuses. */
  banner?: ReactNode;
  /** Called when a social button is pressed. */
  onSocial?: (provider: SocialProvider) => void;
  /** Where a forgotten password leads. */
  recoverHref?: string;
  /** Where a newcomer goes. */
  signUpHref?: string;
  /** Router state for the link to sign-up, e.g. the address to return to. */
  signUpState?: unknown;
}

/** The login: social login above, email and password below. The page provides the title. */
export function LoginForm({
  onSubmit = () => undefined,
  pending = false,
  banner,
  onSocial,
  recoverHref = paths.recover.href(),
  signUpHref = paths.signUp.href(),
  signUpState,
}: LoginFormProps) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 440 }}>
      <SocialLogin mode="login" onSelect={onSocial} />
      <FormShell
        initialValues={blank}
        schema={loginSchema}
        onSubmit={onSubmit}
        pending={pending}
        banner={banner}
        aria-label={t('auth.login')}
      >
        <TextInput
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordInput name="password" label={t('auth.password')} required />
        <Link
          component={RouterLink}
          to={recoverHref}
          variant="body2"
          sx={{ alignSelf: 'flex-end', py: 0.5 }}
        >
          {t('auth.forgot')}
        </Link>
        <SubmitButton fullWidth pending={pending} pendingLabel={t('auth.loggingIn')} sx={{ mt: 1 }}>
          {t('auth.login')}
        </SubmitButton>
      </FormShell>
      <Typography sx={{ textAlign: 'center' }}>
        {t('auth.noAccount')}{' '}
        <Link
          component={RouterLink}
          to={signUpHref}
          state={signUpState}
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {t('auth.signUp')}
        </Link>
      </Typography>
    </Stack>
  );
}
