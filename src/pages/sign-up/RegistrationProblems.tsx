import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
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
export function RegistrationProblems({ failure }: { failure: ApiError }) {
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
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
