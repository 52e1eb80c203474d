import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { confirmAddress, type AccountLink } from '#common/contract/account/account.ts';
import { getProfile } from '#common/contract/account/profile.ts';
import { getUser } from '#common/contract/account/users.ts';
import type { Camel } from '#common/contract/camel.ts';
import { PROVIDER_NAMES } from '#common/socialProviders.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAccountTexts } from '#src/i18n/screens/accountTexts.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import {
  AccountLinkContent,
  LinkOutcome,
  linkOutline,
  ConfirmLink,
  useLinkParameter,
} from '#src/pages/shared/MailedLink.tsx';

function Over({ link }: { link: Camel<AccountLink> | null }) {
  const { t } = useTranslation();
  const state = link && link.state !== 'open' ? link.state : 'missing';
  const from = link?.purpose === 'link_social' ? 'Login' : 'Profile';
  return (
    <LinkOutcome
      severity="warning"
      message={t(`account.link.${state}`)}
      text={t(`account.link.from${from}`)}
      href={from === 'Login' ? paths.login.href() : paths.dashboard.href('profile')}
      onward={t(`account.link.to${from}`)}
    />
  );
}

function Confirm({ token, link }: { token: string; link: Camel<AccountLink> | null }) {
  const { t } = useTranslation();
  const { sessionVersion } = useSession();
  const { mutate } = useSWRConfig();
  if (!link || link.purpose === 'recover') return <Over link={null} />;
  if (link.state !== 'open') return <Over link={link} />;
  const { purpose } = link;
  const email = link.email ?? '';
  const provider = link.provider ? PROVIDER_NAMES[link.provider] : '';
  return (
    <ConfirmLink
      name="confirm"
      endpoint={confirmAddress}
      input={{ body: { token } }}
      question={t(`account.confirm.${purpose}`, { email, provider })}
      label={t('common.confirm')}
      pendingLabel={t('common.confirming')}
      onSuccess={() => {
        void mutate(keyOf(getUser, {}, sessionVersion));
        void mutate(keyOf(getProfile, {}, sessionVersion));
      }}
      outcome={() => ({
        message: t(`account.confirm.done.${purpose}`, { provider }),
        href: paths.dashboard.href(),
        onward: t('common.continue'),
        variant: 'contained',
      })}
    />
  );
}

export default function ConfirmPage() {
  useAccountTexts();
  const { t } = useTranslation();
  const token = useLinkParameter('token');
  return (
    <AuthScreen title={t('account.confirm.title')} description={t('account.confirm.description')}>
      <meta name="robots" content="noindex" />
      {token ? (
        <AccountLinkContent key={token} token={token}>
          {(link) => <Confirm token={token} link={link} />}
        </AccountLinkContent>
      ) : token === undefined ? (
        linkOutline
      ) : (
        <Over link={null} />
      )}
    </AuthScreen>
  );
}
