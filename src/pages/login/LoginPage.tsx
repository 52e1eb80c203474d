import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import useSWRMutation from 'swr/mutation';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { signInMessageOf, type ApiError } from '#src/api/transport/errors.ts';
import { signIn, type SignInPayload } from '#src/api/users.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { LoginForm } from '#src/components/forms/account/LoginForm.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { providerNames } from '#src/lib/providers.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';

/** Signing in. Once the session is open the guard leads on to the dashboard. */
export default function LoginPage() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText(signInMessageOf);
  const { loading } = useSession();
  const { state } = useLocation();
  const { interrupted } = useInterruptedTicket();
  const { trigger, error, reset } = useSWRMutation<void, ApiError, string, SignInPayload>(
    'sign_in',
    (_key, { arg }) => signIn(arg),
    { throwOnError: false, onSuccess: () => toast.success(t('user.login.message')) },
  );

  return (
    <Page title={t('pages.login.title')} description={t('pages.login.description')}>
      <AuthScreen title={t('pages.login.title')}>
        {interrupted && (
          <NoticeBanner severity="info" sx={{ mb: 3 }}>
            {t('pages.login.interrupted', { title: interrupted.title })}
          </NoticeBanner>
        )}
        <LoginForm
          pending={loading}
          recoverHref={paths.recover.href()}
          signUpHref={paths.signUp.href()}
          signUpState={state}
          banner={
            error && (
              <NoticeBanner severity="error" onClose={reset}>
                {errorText(error)}
              </NoticeBanner>
            )
          }
          onSocial={(provider) =>
            toast.info(t('pages.login.socialUnavailable', { provider: providerNames[provider] }))
          }
          onSubmit={async (values) => {
            reset();
            await trigger(values);
          }}
        />
      </AuthScreen>
    </Page>
  );
}
