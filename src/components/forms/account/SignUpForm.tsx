import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { DateInput } from '#src/components/forms/fields/DateInput.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { genders, signUpSchema, type SignUpValues } from '#src/components/forms/schemas/signUp.ts';
import type { SocialProvider } from '#common/socialProviders.ts';
import { SocialLogin } from './SocialLogin.tsx';

const blank = {
  first_name: '',
  last_name: '',
  birth_date: '',
  gender: '',
  email: '',
  password: '',
};

export interface SignUpFormProps extends FormProps<SignUpValues, typeof blank> {
  /** Initial values, for example from a draft. */
  initial?: Partial<typeof blank>;
  /** Called when a social button is pressed. */
  onSocial?: (provider: SocialProvider) => void;
  /** Router state for the link to login, e.g. the address to return to. */
  loginState?: unknown;
}

/** Opens an account; `gender` is missing when left open. The page provides the title. */
export function SignUpForm({ initial, onSubmit, onSocial, loginState, ...form }: SignUpFormProps) {
  const { t } = useTranslation();
  const today = todayInAthens();
  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 600 }}>
      <SocialLogin mode="signUp" onSelect={onSocial} />
      <FormShell
        {...form}
        initialValues={{ ...blank, ...initial }}
        schema={signUpSchema}
        onSubmit={({ gender, ...values }) =>
          onSubmit?.({ ...values, gender: genders.find((known) => known === gender) })
        }
        submit={t('auth.signUp')}
        pendingLabel={t('auth.signingUp')}
        wideButton
      >
        <FieldPair>
          <TextInput
            name="first_name"
            label={t('auth.firstName')}
            autoComplete="given-name"
            required
          />
          <TextInput
            name="last_name"
            label={t('auth.lastName')}
            autoComplete="family-name"
            required
          />
          <DateInput
            name="birth_date"
            label={t('auth.birthDate')}
            views={['year', 'month', 'day']}
            openTo="year"
            minDate="1900-01-01"
            maxDate={today}
            referenceDate={addDays(today, -30 * 365)}
            required
          />
          <RadioInput
            name="gender"
            label={t('auth.gender')}
            options={genders.map((value) => ({ value, label: t(`auth.${value}`) }))}
            row
            optional
          />
        </FieldPair>
        <TextInput name="email" type="email" label={t('fields.email')} required />
        <PasswordInput
          name="password"
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          required
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
          state={loginState}
          sx={{ display: 'inline-block', py: 0.5 }}
        >
          {t('auth.login')}
        </Link>
      </Typography>
    </Stack>
  );
}
