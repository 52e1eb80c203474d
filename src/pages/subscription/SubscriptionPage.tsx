import Skeleton from '@mui/material/Skeleton';
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
import { Confirm } from './Confirm.tsx';
import { End } from './End.tsx';
import { Missing } from './Outcome.tsx';

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
