import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getModerationQueue, MODERATION_FOLDERS } from '#common/contract/moderation.ts';
import { orFallback } from '#src/api/transport/call.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/moderation.ts';
import * as en from '#src/i18n/en/moderation.ts';
import { oneOf } from '#src/lib/read.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { PrivateScreen, screenOutline } from '#src/pages/shared/layout/PrivateScreen.tsx';
import { Queue } from './Queue.tsx';

/** Maximum time until items that others decided disappear. */
const REFRESH_MS = 30_000;

/** The moderation screen. The server renders only its outline, and others get "not found". */
export default function ModerationPage() {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const online = useOnline();
  const [params, setParams] = useSearchParams();
  const folder = oneOf(MODERATION_FOLDERS, params.get('folder')) ?? 'submissions';
  const queue = useOwnQuery(
    getModerationQueue,
    { query: { folder } },
    {
      read: (response) => orFallback(response, null),
      refreshInterval: REFRESH_MS,
      keepPreviousData: true,
    },
  );
  return (
    <PrivateScreen
      title={t('navigation.panel.moderation')}
      description={t('moderation.description')}
      resource={queue}
    >
      {(data) => (
        <Queue
          queue={data}
          folder={folder}
          stale={online ? (queue.error ? 'unreachable' : null) : 'offline'}
          instead={
            <Loaded {...queue} data={undefined} outline={screenOutline} headingLevel={2}>
              {() => null}
            </Loaded>
          }
          onFolder={(next) => setParams({ folder: next }, { replace: true })}
          onChange={(next) => void queue.mutate((current) => current && next(current))}
        />
      )}
    </PrivateScreen>
  );
}
