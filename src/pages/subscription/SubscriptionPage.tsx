import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/subscription.ts';
import * as en from '#src/i18n/en/subscription.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import {
  endSubscription,
  getSubscription,
  confirmSubscription,
  type Subscription,
} from '#common/contract/forms/subscriptions.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import type { Camel } from '#common/contract/camel.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';

interface Props {
  severity: 'success' | 'warning';
  children: ReactNode;
  /** Takes the focus from the button that was pressed. */
  ref?: Ref<HTMLDivElement>;
}

/** The result, and the way on. */
function Outcome({ severity, children, ref }: Props) {
  const { t } = useTranslation();
  return (
    <Stack ref={ref} spacing={3} sx={{ alignItems: 'flex-start', '&:focus': { outline: 'none' } }}>
      <NoticeBanner severity={severity}>{children}</NoticeBanner>
      <Button variant="outlined" href={paths.home.href()}>
        {t('subscription.home')}
      </Button>
    </Stack>
  );
}

/** A subscription that has ended, or that never was. */
function Missing() {
  const { t } = useTranslation();
  return <Outcome severity="warning">{t('subscription.missing')}</Outcome>;
}

/** The press that starts a subscription, and what comes of it. */
function Confirm({ token }: { token: string }) {
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

/** The press that ends a subscription, and what comes of it. @param subscription its key */
function End({ subscription }: { subscription: string }) {
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

/**
 * Being told by mail, opened by the link of a message: with a token it starts, with a key it ends,
 * without an account. Both take a press, because programs open the links of messages to check them.
 */
export default function SubscriptionPage() {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const hydrated = useHydrated();
  const [token, key] = [address.get('token'), address.get('key')];
  return (
    <Page title={t('subscription.title')} description={t('subscription.description')}>
      <meta name="robots" content="noindex" />
      <AuthScreen title={t('subscription.title')}>
        {!hydrated ? (
          <Skeleton variant="rounded" height={96} aria-busy />
        ) : token ? (
          <Confirm key={token} token={token} />
        ) : key ? (
          <End key={key} subscription={key} />
        ) : (
          <Missing />
        )}
      </AuthScreen>
    </Page>
  );
}
