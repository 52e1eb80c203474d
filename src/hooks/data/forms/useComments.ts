import useSWR from 'swr';
import { commentKeys, fetchComments, type Comment } from '#src/api/forms/comments.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const none: Comment[] = [];

/** What readers said below a post; none while they load, and from a server that knows none. */
export const useComments = (post: string): Comment[] => {
  const hydrated = useHydrated();
  const { data } = useSWR(hydrated ? commentKeys.of(post) : null, ([, one]) => fetchComments(one), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ?? none;
};
