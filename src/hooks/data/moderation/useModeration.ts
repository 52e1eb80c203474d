import useSWR from 'swr';
import { fetchQueue, moderationKeys } from '#src/api/reviews/moderation.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { fetchOwn } from '#src/hooks/data/fetchOwn.ts';

/** What others decide disappears after this long, at the latest. */
const REFRESH_MS = 30_000;

/** What waits for moderators; `null` for somebody who is none. */
export const useModeration = () => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? moderationKeys.queue(epoch) : null, () => fetchOwn(fetchQueue), {
    refreshInterval: REFRESH_MS,
  });
};
