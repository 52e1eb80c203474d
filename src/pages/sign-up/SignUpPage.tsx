import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { signUp } from '#src/api/users.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { emptySignUp, SignUpForm } from '#src/components/forms/account/SignUpForm.tsx';
import { SocialLogin } from '#src/components/forms/account/SocialLogin.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { signInMessageOf } from '#src/api/transport/errors.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

/** The registration. After it, the route guard redirects to the dashboard. */
export default function SignUpPage() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText(signInMessageOf);
  const { loading } = useSession();
  const { state } = useLocation();
  const interrupted = useInterruptedTicket();
  const { draft, keep, forget } = useDraft('sign_up', emptySignUp);
  const {
    send,
    failure,
    forget: reset,
  } = useAction('sign_up', signUp, {
    preload: true,
    onSuccess: () => {
      forget();
      toast.success(t('user.registration.message'));
    },
  });

  return (
    <AuthScreen title={t('auth.signUp')} description={t('pages.signUp.description')}>
      {interrupted && (
        <NoticeBanner severity="info" sx={{ mb: 3 }}>
          {t('pages.signUp.interrupted', { title: interrupted.title })}
        </NoticeBanner>
      )}
      <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 600 }}>
        <SocialLogin mode="signUp" />
        <SignUpForm
          initial={draft}
          onDraft={({ birth_date, ...others }) =>
            keep({ ...others, ...(isCalendarDate(birth_date) && { birth_date }) })
          }
          pending={loading}
          serverErrors={failure?.fields}
          problem={failure && errorText(failure)}
          forget={reset}
          onSubmit={async ({ gender, ...values }) => {
            reset();
            await send({ ...values, gender: gender || undefined });
          }}
        />
        <Typography sx={{ textAlign: 'center' }}>
          {t('auth.haveAccount')}{' '}
          <Link
            component={RouterLink}
            to={paths.login.href()}
            state={state}
            sx={{ display: 'inline-block', py: 0.5 }}
          >
            {t('auth.login')}
          </Link>
        </Typography>
      </Stack>
    </AuthScreen>
  );
}
