import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { resendConfirmation } from '#common/contract/account/account.ts';
import type { User } from '#src/api/users.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

interface Props {
  user: User | undefined;
  /** The address that waits to be confirmed. */
  newEmail: string | null;
}

/** The person's unconfirmed addresses; renders nothing without any. */
export function EmailState({ user, newEmail }: Props) {
  const { t } = useTranslation();
  const email = user?.email ?? '';
  const { send, pending, notice } = useFormCall('confirmation', resendConfirmation, {
    idempotent: true,
    done: () => t('account.email.sentAgain', { email }),
  });
  if (newEmail)
    return (
      <NoticeBanner severity="info" sx={{ mb: 3 }}>
        {t('account.email.pending', { email: newEmail })}
      </NoticeBanner>
    );
  if (user?.emailConfirmed !== false) return null;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <NoticeBanner severity="info">{t('account.email.unconfirmed')}</NoticeBanner>
      <PendingButton
        variant="outlined"
        pending={pending}
        pendingLabel={t('account.email.sending')}
        onClick={() => void send({})}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('account.email.sendAgain')}
      </PendingButton>
      <FormNotice>{notice}</FormNotice>
    </Stack>
  );
}
