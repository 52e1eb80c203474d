import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { signInMessageOf } from '#src/api/transport/errors.ts';
import { signIn } from '#src/api/users.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { LoginForm } from '#src/components/forms/account/LoginForm.tsx';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { PROVIDER_NAMES } from '#common/socialProviders.ts';
import { social } from '#src/browser/social.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { AuthPage } from '#src/pages/shared/layout/AuthPage.tsx';

const SocialReturn = lazyInView(async () => (await import('./SocialReturn.tsx')).SocialReturn, {
  height: '320px',
});

/** Signing in. Once the session is open the guard leads on to the dashboard. */
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
    onSuccess: () => toast.success(t('user.login.message')),
  });

  const form = (
    <LoginForm
      pending={loading}
      signUpState={state}
      banner={
        failure && (
          <NoticeBanner severity="error" onClose={forget}>
            {errorText(failure)}
          </NoticeBanner>
        )
      }
      onSocial={(provider) => {
        if (social.leaveFor(provider, state)) return;
        toast.info(t('pages.login.socialUnavailable', { provider: PROVIDER_NAMES[provider] }));
      }}
      onSubmit={async (values) => void (await send(values))}
    />
  );

  return (
    <AuthPage title={t('navigation.login')} description={t('pages.login.description')}>
      {interrupted && (
        <NoticeBanner severity="info" sx={{ mb: 3 }}>
          {t('pages.login.interrupted', { title: interrupted.title })}
        </NoticeBanner>
      )}
      {returned ? <SocialReturn {...returned} form={form} /> : form}
    </AuthPage>
  );
}
