import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useAccountTexts } from '#src/i18n/accountTexts.ts';
import { AccountLinkContent } from '#src/pages/shared/AccountLinkContent.tsx';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { confirmAddress } from '#common/contract/account/account.ts';
import { getProfile } from '#common/contract/account/profile.ts';
import { getUser } from '#common/contract/account/users.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useSession } from '#src/hooks/data/useSession.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

interface Props {
  token: string;
  purpose: 'confirm' | 'change_email' | 'link_social';
  /** The address, with most of it hidden. */
  email: string;
  /** The service whose account it joins; null for the others. */
  provider: SocialProvider | null;
}

/** The press that confirms an address, and what comes of it. */
function ConfirmAnswer({ token, purpose, email, ...link }: Props) {
  const { t } = useTranslation();
  const provider = link.provider ? PROVIDER_NAMES[link.provider] : '';
  const { epoch } = useSession();
  const { mutate } = useSWRConfig();
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  const { send, pending, notice, isDone } = useFormCall('confirm', confirmAddress, {
    onSuccess: () => {
      void mutate(keyOf(getUser, {}, epoch));
      void mutate(keyOf(getProfile, {}, epoch));
    },
  });
  if (isDone)
    return (
      <Stack
        ref={comes}
        spacing={3}
        sx={{ alignItems: 'flex-start', '&:focus': { outline: 'none' } }}
      >
        <NoticeBanner severity="success">
          {t(`account.confirm.done.${purpose}`, { provider })}
        </NoticeBanner>
        <Button variant="contained" href={paths.dashboard.href()}>
          {t('common.continue')}
        </Button>
      </Stack>
    );
  return (
    <Stack ref={goes} spacing={2}>
      <Typography>{t(`account.confirm.${purpose}`, { email, provider })}</Typography>
      <PendingButton
        pending={pending}
        pendingLabel={t('common.confirming')}
        onClick={() => void send({ body: { token } })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('common.confirm')}
      </PendingButton>
      <FormNotice>{notice}</FormNotice>
    </Stack>
  );
}

const outline = (
  <Stack spacing={1.5} aria-busy>
    <Skeleton width="90%" />
    <Skeleton variant="rounded" height={48} />
  </Stack>
);

/** A link that is over, or that never was, and where to get another one. */
function Over({
  state,
  from = 'Profile',
}: {
  state: 'used' | 'expired' | 'missing';
  from?: 'Profile' | 'Login';
}) {
  const { t } = useTranslation();
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <NoticeBanner severity="warning">{t(`account.link.${state}`)}</NoticeBanner>
      <Typography>{t(`account.link.from${from}`)}</Typography>
      <Button
        variant="outlined"
        href={from === 'Login' ? paths.login.href() : paths.dashboard.href('profile')}
      >
        {t(`account.link.to${from}`)}
      </Button>
    </Stack>
  );
}

function OpenedLink({ token }: { token: string }) {
  return (
    <AccountLinkContent token={token} outline={outline}>
      {(link) => {
        if (!link || link.purpose === 'recover') return <Over state="missing" />;
        if (link.state !== 'open')
          return (
            <Over state={link.state} from={link.purpose === 'link_social' ? 'Login' : 'Profile'} />
          );
        return (
          <ConfirmAnswer
            token={token}
            purpose={link.purpose}
            email={link.email ?? ''}
            provider={link.provider}
          />
        );
      }}
    </AccountLinkContent>
  );
}

/**
 * An address is shown to be somebody's, opened by the link of a message. It takes a press: programs
 * that open the links of messages to check them confirm nothing.
 */
export default function ConfirmPage() {
  useAccountTexts();
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const hydrated = useHydrated();
  const token = hydrated ? address.get('token') : null;
  return (
    <Page title={t('account.confirm.title')} description={t('account.confirm.description')}>
      <meta name="robots" content="noindex" />
      <AuthScreen title={t('account.confirm.title')}>
        {token ? (
          <OpenedLink key={token} token={token} />
        ) : hydrated ? (
          <Over state="missing" />
        ) : (
          outline
        )}
      </AuthScreen>
    </Page>
  );
}
