import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { object, string } from 'yup';
// Loads with the screen, so that the first action does not wait for a file that may fail to load.
import '#src/api/transport/client.ts';
import { signUp } from '#src/api/users.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SocialLogin } from '#src/components/forms/account/SocialLogin.tsx';
import { BirthDateInput } from '#src/components/forms/fields/BirthDateInput.tsx';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { birthDate, email, newPassword, personName } from '#src/components/forms/schemas/rules.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { signInMessageOf, type ApiError } from '#src/api/transport/errors.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

const genders = ['male', 'female'] as const;

const schema = object({
  first_name: personName('firstNameRequired'),
  last_name: personName('lastNameRequired'),
  birth_date: birthDate(() => serverToday()),
  gender: string<(typeof genders)[number] | ''>().default(''),
  email: email(),
  password: newPassword(),
});

const isKnown = (field: string): field is keyof typeof schema.fields => field in schema.fields;

/** Formats a field name such as `home_town` as text. */
const humanized = (field: string): string => {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Reasons of a refused registration: one line per field, or one general reason. */
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

/** The password is never stored. */
const { password: _never, ...noDraft } = schema.getDefault();

/** The registration. After it, the route guard redirects to the dashboard. */
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
    <AuthScreen title={t('auth.signUp')} description={t('pages.signUp.description')}>
      {interrupted && (
        <NoticeBanner severity="info" sx={{ mb: 3 }}>
          {t('pages.signUp.interrupted', { title: interrupted.title })}
        </NoticeBanner>
      )}
      <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 600 }}>
        <SocialLogin mode="signUp" />
        <FormShell
          initial={draft}
          schema={schema}
          onDraft={({ birth_date, ...others }) =>
            keep({ ...others, ...(isCalendarDate(birth_date) && { birth_date }) })
          }
          pending={loading}
          serverErrors={failure?.fields}
          banner={
            failure && (
              <NoticeBanner severity="error" onClose={reset}>
                <RegistrationProblems failure={failure} />
              </NoticeBanner>
            )
          }
          onSubmit={async ({ gender, ...values }) => {
            reset();
            await send({ ...values, gender: gender || undefined });
          }}
          submit={t('auth.signUp')}
          pendingLabel={t('auth.signingUp')}
          wideButton
        >
          <FieldPair>
            <TextInput name="first_name" label={t('auth.firstName')} autoComplete="given-name" />
            <TextInput name="last_name" label={t('auth.lastName')} autoComplete="family-name" />
            <BirthDateInput name="birth_date" label={t('auth.birthDate')} />
            <RadioInput
              name="gender"
              label={t('auth.gender')}
              options={genders.map((value) => ({ value, label: t(`auth.${value}`) }))}
              row
              optional
            />
          </FieldPair>
          <TextInput name="email" type="email" label={t('fields.email')} />
          <PasswordInput
            name="password"
            label={t('auth.password')}
            hint={t('auth.passwordHint')}
            autoComplete="new-password"
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 1.5 }}>
            {t('auth.terms')}
          </Typography>
        </FormShell>
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
