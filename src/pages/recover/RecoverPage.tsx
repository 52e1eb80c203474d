import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';
import { paths } from '#src/config/paths.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { useNotConnected } from '#src/pages/shared/useNotConnected.tsx';

const ways = [
  { key: 'login', to: paths.login.href() },
  { key: 'signUp', to: paths.signUp.href() },
  { key: 'contact', to: paths.contact.href() },
] as const;

/** The way back to an account whose password is lost. The call behind it does not exist yet. */
export default function RecoverPage() {
  const { t } = useTranslation();
  const { answer, notice } = useNotConnected();
  return (
    <Page title={t('help.recover.title')} description={t('help.recover.description')}>
      <AuthScreen title={t('help.recover.title')}>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('help.recover.text')}</Typography>
        <RecoverForm onSubmit={answer} notice={notice} />
        <Stack
          component="ul"
          aria-label={t('help.recover.otherWays')}
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
        >
          {ways.map(({ key, to }) => (
            <li key={key}>
              <MuiLink
                component={Link}
                to={to}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {t(`help.recover.${key}`)}
              </MuiLink>
            </li>
          ))}
        </Stack>
      </AuthScreen>
    </Page>
  );
}
