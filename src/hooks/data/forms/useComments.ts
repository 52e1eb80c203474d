import type { Camel } from '#common/contract/camel.ts';
import { getComments, type Comment } from '#common/contract/forms/comments.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const none: Camel<Comment>[] = [];

/**
 * Readers' comments on a post; none while they load, and from a server that knows none. `error`
 * says why they could not be loaded.
 */
export const useComments = (post: string) => {
  const hydrated = useHydrated();
  const { data, error, isValidating, mutate } = useQuery(getComments, hydrated ? { post } : null, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return {
    comments: data?.records ?? none,
    error: error && !isUnknownCall(error) ? error : undefined,
    retrying: isValidating,
    retry: (): void => void mutate(),
  };
};
