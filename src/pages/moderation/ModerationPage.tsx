import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getModerationQueue, MODERATION_FOLDERS } from '#common/contract/moderation.ts';
import { orAbsent } from '#src/api/transport/call.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/moderation.ts';
import * as en from '#src/i18n/en/moderation.ts';
import { oneOf } from '#src/lib/read.ts';
import { PrivateScreen } from '#src/pages/shared/layout/PrivateScreen.tsx';
import { Queue } from './Queue.tsx';

/** Items decided by others disappear after this long, at the latest. */
const REFRESH_MS = 30_000;

const outline = (
  <Stack spacing={2} aria-busy>
    <Skeleton width="30%" height={56} />
    <Skeleton variant="rounded" height={360} />
  </Stack>
);

/** The moderators' screen. A server renders its outline: for everybody else it is not there. */
export default function ModerationPage() {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const errorText = useErrorText();
  const online = useOnline();
  const [params, setParams] = useSearchParams();
  const folder = oneOf(MODERATION_FOLDERS, params.get('folder')) ?? 'submissions';
  const queue = useOwnQuery(
    getModerationQueue,
    { query: { folder } },
    {
      read: (answer) => orAbsent(answer, null),
      refreshInterval: REFRESH_MS,
      keepPreviousData: true,
    },
  );
  const { error, mutate } = queue;
  return (
    <PrivateScreen
      title={t('moderation.title')}
      description={t('moderation.description')}
      resource={queue}
      outline={outline}
    >
      {(data) => (
        <Queue
          queue={data}
          folder={folder}
          stale={online ? (error ? 'unreachable' : null) : 'offline'}
          instead={
            error ? (
              <ErrorState
                headingLevel={2}
                title={t('errors.title')}
                text={errorText(error)}
                onRetry={() => void mutate()}
                retrying={queue.isValidating}
              />
            ) : (
              outline
            )
          }
          onFolder={(next) => setParams({ folder: next }, { replace: true })}
          onChange={(next) => void mutate((current) => current && next(current))}
        />
      )}
    </PrivateScreen>
  );
}
