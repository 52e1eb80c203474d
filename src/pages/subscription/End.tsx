import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { endSubscription, getSubscription } from '#common/contract/forms/subscriptions.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Missing, Outcome } from './Outcome.tsx';

/** The press that ends a subscription, and what comes of it. @param subscription its key */
export function End({ subscription }: { subscription: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  const { data, error, isValidating, mutate } = useQuery(
    getSubscription,
    { key: subscription },
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const { send, pending, notice, isDone } = useFormCall('end_subscription', endSubscription);
  if (isDone)
    return (
      <Outcome ref={comes} severity="success">
        {t('subscription.ended')}
      </Outcome>
    );
  if (error?.kind === 'not_found') return <Missing />;
  if (error)
    return (
      <ErrorState text={errorText(error)} retrying={isValidating} onRetry={() => void mutate()} />
    );
  if (!data) return <Skeleton variant="rounded" height={96} aria-busy />;
  const { topic, email, place } = data;
  return (
    <Stack ref={goes} spacing={2}>
      <Typography>{t(`subscription.is.${topic}`, { email, place: place?.title ?? '' })}</Typography>
      <PendingButton
        pending={pending}
        pendingLabel={t('subscription.ending')}
        onClick={() => void send({ key: subscription })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('subscription.end')}
      </PendingButton>
      <FormNotice>{notice}</FormNotice>
    </Stack>
  );
}
