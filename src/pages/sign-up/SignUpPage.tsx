import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { signUp } from '#src/api/users.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SignUpForm } from '#src/components/forms/account/SignUpForm.tsx';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { PROVIDER_NAMES } from '#common/socialProviders.ts';
import { social } from '#src/browser/social.ts';
import { AuthPage } from '#src/pages/shared/layout/AuthPage.tsx';
import { signInMessageOf, type ApiError } from '#src/api/transport/errors.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

const known = ['email', 'password', 'first_name', 'last_name', 'birth_date', 'gender'] as const;
type Known = (typeof known)[number];

const isKnown = (field: string): field is Known => known.includes(field as Known);

/** `home_town` as a person would write it. */
const humanized = (field: string): string => {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Why the server refused a registration: one line for each offending field, or the one reason. */
function RegistrationProblems({ failure }: { failure: ApiError }) {
  const { t } = useTranslation();
  const errorText = useErrorText(signInMessageOf);
  const lines = Object.entries(failure.fields).map(([field, problems]) => {
    const problem = problems.join(', ');
    return isKnown(field)
      ? t(`pages.signUp.problems.${field}`, { problem })
      : t('pages.signUp.problems.other', { field: humanized(field), problem });
  });
  if (lines.length === 0) return errorText(failure);
  return (
    <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

/** Fields kept in a draft: never the password. */
const noDraft = { first_name: '', last_name: '', birth_date: '', gender: '', email: '' };

/** Opening an account. Once the session is open the guard leads on to the dashboard. */
export default function SignUpPage() {
  const { t } = useTranslation();
  const toast = useToast();
  const { loading } = useSession();
  const { state } = useLocation();
  const interrupted = useInterruptedTicket();
  const { draft, keep, forget } = useDraft('sign_up', noDraft);
  const {
    send,
    failure,
    forget: reset,
  } = useAction('sign_up', signUp, {
    onSuccess: () => {
      forget();
      toast.success(t('user.registration.message'));
    },
  });

  return (
    <AuthPage title={t('auth.signUp')} description={t('pages.signUp.description')}>
      {interrupted && (
        <NoticeBanner severity="info" sx={{ mb: 3 }}>
          {t('pages.signUp.interrupted', { title: interrupted.title })}
        </NoticeBanner>
      )}
      <SignUpForm
        initial={draft}
        onDraft={({ birth_date, ...others }) =>
          keep({ ...others, ...(isCalendarDate(birth_date) && { birth_date }) })
        }
        pending={loading}
        loginState={state}
        serverErrors={failure?.fields}
        banner={
          failure && (
            <NoticeBanner severity="error" onClose={reset}>
              <RegistrationProblems failure={failure} />
            </NoticeBanner>
          )
        }
        onSocial={(provider) => {
          if (social.leaveFor(provider, state)) return;
          toast.info(t('pages.signUp.socialUnavailable', { provider: PROVIDER_NAMES[provider] }));
        }}
        onSubmit={async (values) => {
          reset();
          await send(values);
        }}
      />
    </AuthPage>
  );
}
