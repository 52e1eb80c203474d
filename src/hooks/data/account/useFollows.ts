import useSWR, { useSWRConfig } from 'swr';
import { fetchFollowers, fetchFollows, followKeys, setFollow } from '#src/api/forms/follows.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { deviceFollows, useDeviceFollows } from '#src/hooks/stored/useKeptIds.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useSession } from './useSession.ts';

const quietly = { revalidateOnFocus: false, shouldRetryOnError: false };

/**
 * Whom the account follows; whom this browser followed before the login is added to it. Null on a
 * server that stores none.
 */
const fetchOwn = async (): Promise<string[] | null> => {
  try {
    const stored = await fetchFollows();
    const added = (deviceFollows.get() ?? []).filter((author) => !stored.includes(author));
    for (const author of added) await setFollow(author, true);
    deviceFollows.set(null);
    return [...added, ...stored];
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
    return null;
  }
};

/**
 * Whom one follows: with the account once logged in, in this browser before.
 * @param authors whose followers are counted: ids with commas
 */
export const useFollows = (authors: string) => {
  const toast = useToast();
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const { loggedIn, epoch } = useSession();
  const { mutate } = useSWRConfig();
  const device = useDeviceFollows();
  const own = useSWR(loggedIn ? followKeys.own(epoch) : null, fetchOwn, quietly);
  const counts = useSWR(
    hydrated ? followKeys.counts(authors) : null,
    ([, all]) => fetchFollowers(all),
    quietly,
  );
  const stored = loggedIn ? own.data : null;

  const change = async (author: string, known: string[]): Promise<void> => {
    const follows = !known.includes(author);
    const next = follows ? [author, ...known] : known.filter((one) => one !== author);
    const send = async () => {
      await setFollow(author, follows);
      return next;
    };
    try {
      await own.mutate(send, { optimisticData: next, rollbackOnError: true, revalidate: false });
      await mutate(followKeys.counts(authors));
    } catch (error) {
      toast.error(errorText(error));
    }
  };

  return {
    has: (author: string): boolean => stored?.includes(author) ?? device.has(author),
    /** How many follow an author, as far as the server knows and this browser adds. */
    followersOf: (author: string): number =>
      (counts.data?.[author] ?? 0) + (!stored && device.has(author) ? 1 : 0),
    /** Follows an author, or no longer. */
    toggle: (author: string): void => {
      if (stored) void change(author, stored);
      else device.toggle(author);
    },
  };
};
