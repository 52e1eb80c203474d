import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import { confirmSubscription, type Subscription } from '#common/contract/forms/subscriptions.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Outcome } from './Outcome.tsx';

/** The press that starts a subscription, and what comes of it. */
export function Confirm({ token }: { token: string }) {
  const { t } = useTranslation();
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  const [started, setStarted] = useState<Camel<Subscription> | null>(null);
  const { send, pending, notice } = useFormCall('confirm_subscription', confirmSubscription, {
    onSuccess: setStarted,
  });
  if (started) {
    const { topic, email, place } = started;
    return (
      <Outcome ref={comes} severity="success">
        {t(`subscription.started.${topic}`, { email, place: place?.title ?? '' })}
      </Outcome>
    );
  }
  return (
    <Stack ref={goes} spacing={2}>
      <Typography>{t('subscription.ask')}</Typography>
      <PendingButton
        pending={pending}
        pendingLabel={t('subscription.confirming')}
        onClick={() => void send({ body: { token } })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('subscription.confirm')}
      </PendingButton>
      <FormNotice>{notice}</FormNotice>
    </Stack>
  );
}
