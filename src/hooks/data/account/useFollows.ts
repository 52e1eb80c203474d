import useSWR, { useSWRConfig } from 'swr';
import type { Camel } from '#common/contract/camel.ts';
import {
  follow,
  getFollowers,
  getFollows,
  unfollow,
  type Follows,
} from '#common/contract/forms/follows.ts';
import { call, keyOf, orFallback } from '#src/api/transport/call.ts';
import { withoutRetry, useQuery } from '#src/hooks/data/useQuery.ts';
import { deviceFollows, useDeviceFollows } from '#src/hooks/stored/useStoredIds.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { moveToAccount } from './moveToAccount.ts';

/** A followed person. The name is null for a sample author and for a private profile. */
export type Followed = Camel<Follows>['records'][number];

const setFollow = (author: string, follows: boolean) =>
  call(follows ? follow : unfollow, { author });

const includes = (followed: readonly Followed[], author: string): boolean =>
  followed.some((one) => one.author === author);

/** Placeholder until the server responds. */
const unnamed = (author: string): Followed => ({ author, name: null, mainImage: null });

/** Also moves follows from this browser to the account. Null if the server stores none. */
const fetchOwn = async (): Promise<Followed[] | null> => {
  const response = await orFallback(call(getFollows, {}), null);
  if (!response) return null;
  const { records } = response;
  const added = (deviceFollows.get() ?? []).filter((author) => !includes(records, author));
  await moveToAccount(added, (author) => setFollow(author, true));
  deviceFollows.set(null);
  return added.length > 0 ? (await call(getFollows, {})).records : records;
};

/**
 * Followed people: of the account after login, of this browser before.
 * @param authors comma-separated ids whose followers are counted
 */
export const useFollows = (authors = '') => {
  const toast = useToast();
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const { loggedIn, sessionVersion } = useSession();
  const { mutate } = useSWRConfig();
  const device = useDeviceFollows();
  const own = useSWR(
    loggedIn ? keyOf(getFollows, {}, sessionVersion) : null,
    fetchOwn,
    withoutRetry,
  );
  const counted = { query: { authors } };
  const counts = useQuery(getFollowers, hydrated && authors ? counted : null, withoutRetry);
  const stored = loggedIn ? own.data : null;

  const change = async (author: string, known: Followed[]): Promise<void> => {
    const follows = !includes(known, author);
    const next = follows
      ? [unnamed(author), ...known]
      : known.filter((one) => one.author !== author);
    const send = async () => {
      await setFollow(author, follows);
      return next;
    };
    try {
      await own.mutate(send, { optimisticData: next, rollbackOnError: true, revalidate: false });
      await mutate(keyOf(getFollowers, counted));
    } catch (error) {
      toast.error(errorText(error));
    }
  };

  return {
    /** People that the account follows, newest first. Null if the server stores none. */
    followed: stored,
    error: own.error,
    isValidating: own.isValidating,
    retry: (): void => void own.mutate(),
    has: (author: string): boolean => (stored ? includes(stored, author) : device.has(author)),
    /** Number of followers of an author, including this browser's. */
    followersOf: (author: string): number =>
      (counts.data?.records.find((one) => one.author === author)?.count ?? 0) +
      (!stored && device.has(author) ? 1 : 0),
    toggle: (author: string): void => {
      if (stored) void change(author, stored);
      else device.toggle(author);
    },
  };
};
