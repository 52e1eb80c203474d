import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { OLDEST_BIRTH } from '#common/account.ts';
import { addDays } from '#common/calendar/days.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { DateInput } from '#src/components/forms/fields/DateInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { birthDate, email, newPassword, personName } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { serverToday } from '#src/lib/clock/serverClock.ts';

const genders = ['male', 'female'] as const;

const schema = object({
  first_name: personName('firstNameRequired'),
  last_name: personName('lastNameRequired'),
  birth_date: birthDate(() => serverToday()),
  gender: string<(typeof genders)[number] | ''>().default(''),
  email: email(),
  password: newPassword(),
});

type SignUpValues = InferType<typeof schema>;

const { password: _never, ...empty } = schema.getDefault();

/** An empty draft. The password is never stored. */
export const emptySignUp = empty;

const isKnown = (field: string): field is keyof typeof schema.fields => field in schema.fields;

/** Formats a field name such as `home_town` as text. */
const humanized = (field: string): string => {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export interface SignUpFormProps extends Omit<FormProps<SignUpValues>, 'banner'> {
  /** Reason of a refusal that concerns no field. */
  problem?: string;
}

/** The registration. A refusal lists the problems of all fields above them. */
export function SignUpForm({ problem, ...form }: SignUpFormProps) {
  const { t } = useTranslation();
  const today = serverToday();
  const lines = Object.entries(form.serverErrors ?? {}).map(([field, problems]) => {
    const values = { problem: problems.join(', ') };
    return isKnown(field)
      ? t(`pages.signUp.problems.${field}`, values)
      : t('pages.signUp.problems.other', { field: humanized(field), ...values });
  });
  const banner = (lines.length > 0 || problem !== undefined) && (
    <NoticeBanner severity="error" onClose={form.forget}>
      {lines.length === 0 ? (
        problem
      ) : (
        <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc' }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
    </NoticeBanner>
  );
  return (
    <FormShell
      {...form}
      schema={schema}
      banner={banner}
      submit={t('auth.signUp')}
      pendingLabel={t('auth.signingUp')}
      wideButton
    >
      <FieldPair>
        <TextInput name="first_name" label={t('auth.firstName')} autoComplete="given-name" />
        <TextInput name="last_name" label={t('auth.lastName')} autoComplete="family-name" />
        <DateInput
          name="birth_date"
          label={t('auth.birthDate')}
          first={OLDEST_BIRTH}
          last={today}
          yearsAround={addDays(today, -30 * 365)}
        />
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
  );
}
