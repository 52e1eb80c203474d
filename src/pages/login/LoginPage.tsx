import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { signInMessageOf } from '#src/api/transport/errors.ts';
import { signIn } from '#src/api/users.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { LoginForm } from '#src/components/forms/account/LoginForm.tsx';
import { SocialLogin } from '#src/components/forms/account/SocialLogin.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { social } from '#src/browser/social.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';

const SocialReturn = lazyInView(async () => (await import('./SocialReturn.tsx')).SocialReturn, {
  height: '320px',
});

/** The login. After it, the route guard redirects to the dashboard. */
export default function LoginPage() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText(signInMessageOf);
  const { loading } = useSession();
  const { state, hash } = useLocation();
  const hydrated = useHydrated();
  const returned = hydrated ? social.returnIn(hash) : null;
  const interrupted = useInterruptedTicket();
  const { send, failure, forget } = useAction('sign_in', signIn, {
    preload: true,
    onSuccess: () => toast.success(t('user.login.message')),
  });

  const form = (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 440 }}>
      <SocialLogin mode="login" />
      <LoginForm
        pending={loading}
        banner={
          failure && (
            <NoticeBanner severity="error" onClose={forget}>
              {errorText(failure)}
            </NoticeBanner>
          )
        }
        onSubmit={async (values) => void (await send(values))}
      />
      <Typography sx={{ textAlign: 'center' }}>
        {t('auth.noAccount')}{' '}
        <Link
          component={RouterLink}
          to={paths.signUp.href()}
          state={state}
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {t('auth.signUp')}
        </Link>
      </Typography>
    </Stack>
  );

  return (
    <AuthScreen title={t('navigation.login')} description={t('pages.login.description')}>
      {interrupted && (
        <NoticeBanner severity="info" sx={{ mb: 3 }}>
          {t('pages.login.interrupted', { title: interrupted.title })}
        </NoticeBanner>
      )}
      {returned ? <SocialReturn {...returned} form={form} /> : form}
    </AuthScreen>
  );
}
