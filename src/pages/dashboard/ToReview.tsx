import { useTranslation } from 'react-i18next';
import { getModerationQueue } from '#common/contract/moderation.ts';
import { orFallback } from '#src/api/transport/call.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';

/** How many items wait for a moderator. Loads for moderators only. */
export default function ToReview() {
  const { t } = useTranslation();
  const { data: queue } = useOwnQuery(
    getModerationQueue,
    { query: {} },
    { read: (response) => orFallback(response, null), shouldRetryOnError: false },
  );
  const count = queue ? queue.waiting.submissions + queue.waiting.messages : 0;
  return (
    <span>
      {count > 0 ? t('pages.dashboard.toReview', { count }) : t('navigation.panel.moderation')}
    </span>
  );
}
