import useSWR from 'swr';
import { fetchOwnReviews, reviewKeys } from '#src/api/reviews/reviews.ts';
import { useSession } from './useSession.ts';

/** One's own reviews of a place. @param slug the place's slug or code */
export const useOwnReviews = (slug: string) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(
    loggedIn ? reviewKeys.own(epoch, slug) : null,
    ([, , organisation]) => fetchOwnReviews(organisation),
    { shouldRetryOnError: false },
  );
};
