import { useTranslation } from 'react-i18next';
import {
  confirmSubscription,
  endSubscription,
  getSubscription,
  type Subscription,
} from '#common/contract/forms/subscriptions.ts';
import type { Camel } from '#common/contract/camel.ts';
import { paths } from '#src/config/paths.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/subscription.ts';
import * as en from '#src/i18n/en/subscription.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import {
  LinkOutcome,
  linkOutline,
  onceWithoutRetry,
  ConfirmLink,
  useLinkParameter,
} from '#src/pages/shared/MailedLink.tsx';

const namesIn = ({ email, place }: Camel<Subscription>) => ({ email, place: place?.title ?? '' });

const useHome = () => ({
  href: paths.home.href(),
  onward: useTranslation().t('subscription.home'),
});

function Missing() {
  const { t } = useTranslation();
  return <LinkOutcome severity="warning" message={t('subscription.missing')} {...useHome()} />;
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation();
  const home = useHome();
  return (
    <ConfirmLink
      name="confirm_subscription"
      endpoint={confirmSubscription}
      input={{ body: { token } }}
      question={t('subscription.ask')}
      label={t('common.confirm')}
      pendingLabel={t('common.confirming')}
      outcome={(started) => ({
        message: t(`subscription.started.${started.topic}`, namesIn(started)),
        ...home,
      })}
    />
  );
}

function End({ subscription }: { subscription: string }) {
  const { t } = useTranslation();
  const home = useHome();
  const known = useQuery(getSubscription, { key: subscription }, onceWithoutRetry);
  return (
    <Loaded {...known} outline={linkOutline} missing={<Missing />}>
      {(current) => (
        <ConfirmLink
          name="end_subscription"
          endpoint={endSubscription}
          input={{ key: subscription }}
          question={t(`subscription.is.${current.topic}`, namesIn(current))}
          label={t('subscription.end')}
          pendingLabel={t('subscription.ending')}
          outcome={() => ({ message: t('subscription.ended'), ...home })}
        />
      )}
    </Loaded>
  );
}

/** An e-mail subscription without an account: a token starts it, a key ends it. */
export default function SubscriptionPage() {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const [token, key] = [useLinkParameter('token'), useLinkParameter('key')];
  const content = () => {
    if (token) return <Confirm key={token} token={token} />;
    if (key) return <End key={key} subscription={key} />;
    return token === undefined ? linkOutline : <Missing />;
  };
  return (
    <AuthScreen title={t('subscription.title')} description={t('subscription.description')}>
      <meta name="robots" content="noindex" />
      {content()}
    </AuthScreen>
  );
}
