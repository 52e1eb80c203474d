import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { confirmAddress } from '#common/contract/account/account.ts';
import { getProfile } from '#common/contract/account/profile.ts';
import { getUser } from '#common/contract/account/users.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { paths } from '#src/config/paths.ts';
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
export function ConfirmAnswer({ token, purpose, email, ...link }: Props) {
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
        <Button component={Link} variant="contained" to={paths.dashboard.href()}>
          {t('account.confirm.next')}
        </Button>
      </Stack>
    );
  return (
    <Stack ref={goes} spacing={2}>
      <Typography>{t(`account.confirm.${purpose}`, { email, provider })}</Typography>
      <PendingButton
        pending={pending}
        pendingLabel={t('account.confirm.sending')}
        onClick={() => void send({ body: { token } })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('account.confirm.submit')}
      </PendingButton>
      <FormNotice>{notice}</FormNotice>
    </Stack>
  );
}
