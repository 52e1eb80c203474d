import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useAccountTexts } from '#src/i18n/screens/accountTexts.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { AccountLinkContent, useLinkParameter } from '#src/pages/shared/MailedLink.tsx';
import { openSession } from '#src/api/users.ts';
import { NewPasswordForm } from '#src/components/forms/account/NewPasswordForm.tsx';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';
import { useToast } from '#src/hooks/useToast.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { requestLink, setPassword } from '#common/contract/account/account.ts';
import { useHelpTexts } from '#src/i18n/screens/helpTexts.ts';

/** Requests a link by e-mail. The response does not reveal whether an account exists. */
function AskForLink() {
  const { t } = useTranslation();
  const { send, form } = useFormCall('recover', requestLink, {
    idempotent: true,
    fields: ['email'],
    done: () => t('account.recover.sent'),
  });
  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('help.recover.text')}</Typography>
      <RecoverForm {...form} onSubmit={(body) => send({ body })} />
    </>
  );
}

function SetPassword({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { send, form } = useFormCall(
    'new_password',
    (password: string) => openSession(setPassword, { token, password }),
    {
      fields: ['password'],
      onSuccess: () => {
        toast.success(t('account.recover.saved'));
        void navigate(paths.dashboard.href(), { replace: true });
      },
    },
  );
  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {t('account.recover.text', { email })}
      </Typography>
      <NewPasswordForm {...form} onSubmit={({ password }) => send(password)} />
    </>
  );
}

const options = [
  { key: 'login', to: paths.login.href() },
  { key: 'signUp', to: paths.signUp.href() },
  { key: 'contact', to: paths.contact.href() },
] as const;

function OpenedLink({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <AccountLinkContent token={token}>
      {(link) => {
        if (link?.purpose === 'recover' && link.state === 'open')
          return <SetPassword token={token} email={link.email ?? ''} />;
        const over = link && link.state !== 'open' ? link.state : 'missing';
        return (
          <>
            <NoticeBanner severity="warning" sx={{ mb: 3 }}>
              {t(`account.link.${over}`)} {t('account.link.askAgain')}
            </NoticeBanner>
            <AskForLink />
          </>
        );
      }}
    </AccountLinkContent>
  );
}

export default function RecoverPage() {
  useHelpTexts();
  useAccountTexts();
  const { t } = useTranslation();
  const token = useLinkParameter('token');
  return (
    <AuthScreen title={t('help.recover.title')} description={t('help.recover.description')}>
      {token ? <OpenedLink key={token} token={token} /> : <AskForLink />}
      <Stack
        component="ul"
        aria-label={t('help.recover.otherWays')}
        sx={{
          mt: 3,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          // Not seen to move while the link is checked.
          '[aria-busy] ~ &': { visibility: 'hidden' },
        }}
      >
        {options.map(({ key, to }) => (
          <li key={key}>
            <MuiLink href={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {t(`help.recover.${key}`)}
            </MuiLink>
          </li>
        ))}
      </Stack>
    </AuthScreen>
  );
}
