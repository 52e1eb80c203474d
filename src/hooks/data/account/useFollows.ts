import useSWR, { useSWRConfig } from 'swr';
import type { Camel } from '#common/contract/camel.ts';
import {
  follow,
  getFollowers,
  getFollows,
  unfollow,
  type Follows,
} from '#common/contract/forms/follows.ts';
import { call, keyOf, orAbsent } from '#src/api/transport/call.ts';
import { quietly, useQuery } from '#src/hooks/data/useQuery.ts';
import { deviceFollows, useDeviceFollows } from '#src/hooks/stored/useStoredIds.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

/** A person who is followed; the name is null for a sample author, and without a public profile. */
export type Followed = Camel<Follows>['records'][number];

const setFollow = (author: string, follows: boolean) =>
  call(follows ? follow : unfollow, { author });

const includes = (followed: readonly Followed[], author: string): boolean =>
  followed.some((one) => one.author === author);

/** As long as the server has not said more. */
const unnamed = (author: string): Followed => ({ author, name: null, mainImage: null });

/** Adds those followed in this browser before the login. Null on a server that stores none. */
const fetchOwn = async (): Promise<Followed[] | null> => {
  const answer = await orAbsent(call(getFollows, {}), null);
  if (!answer) return null;
  const added = (deviceFollows.get() ?? []).filter((author) => !includes(answer.records, author));
  for (const author of added) await setFollow(author, true);
  deviceFollows.set(null);
  return [...added.map(unnamed), ...answer.records];
};

/**
 * Whom one follows: with the account once logged in, in this browser before.
 * @param authors whose followers are counted: ids with commas; nobody's without them
 */
export const useFollows = (authors = '') => {
  const toast = useToast();
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const { loggedIn, epoch } = useSession();
  const { mutate } = useSWRConfig();
  const device = useDeviceFollows();
  const own = useSWR(loggedIn ? keyOf(getFollows, {}, epoch) : null, fetchOwn, quietly);
  const counted = { query: { authors } };
  const counts = useQuery(getFollowers, hydrated && authors ? counted : null, quietly);
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
    /** Whom the account follows, the latest first; null on a server that stores none. */
    followed: stored,
    error: own.error,
    isValidating: own.isValidating,
    retry: (): void => void own.mutate(),
    has: (author: string): boolean => (stored ? includes(stored, author) : device.has(author)),
    /** How many follow an author, as far as the server knows and this browser adds. */
    followersOf: (author: string): number =>
      (counts.data?.records.find((one) => one.author === author)?.count ?? 0) +
      (!stored && device.has(author) ? 1 : 0),
    toggle: (author: string): void => {
      if (stored) void change(author, stored);
      else device.toggle(author);
    },
  };
};
