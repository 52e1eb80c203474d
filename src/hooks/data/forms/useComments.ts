import useSWR from 'swr';
import { commentKeys, fetchComments, type Comment } from '#src/api/forms/comments.ts';
import { isUnknownCall, toApiError } from '#src/api/transport/errors.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const none: Comment[] = [];

/**
 * What readers said below a post; none while they load, and from a server that knows none. `error`
 * says why they could not be loaded.
 */
export const useComments = (post: string) => {
  const hydrated = useHydrated();
  const { data, error, isValidating, mutate } = useSWR(
    hydrated ? commentKeys.of(post) : null,
    ([, one]) => fetchComments(one),
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return {
    comments: data ?? none,
    error: error && !isUnknownCall(toApiError(error)) ? (error as unknown) : undefined,
    retrying: isValidating,
    retry: (): void => void mutate(),
  };
};
