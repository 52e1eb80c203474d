import useSWR from 'swr';
import { deviceBookmarks, type Bookmark } from '#src/hooks/stored/deviceBookmarks.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';
import type { SavedPlace } from './accountBookmarks.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

/** Loaded after login, because guests use the places of their device. */
const account = () => import('./accountBookmarks.ts');

/**
 * Saved places, newest first: of the account, or of this browser for a guest.
 * @param fresh requests them again for current waits
 */
export const useBookmarks = (fresh = false) => {
  const toast = useToast();
  const errorText = useErrorText();
  const device = useStoredValue(deviceBookmarks) ?? [];
  const { loggedIn, sessionVersion } = useSession();
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    loggedIn ? (['bookmarks', sessionVersion] as const) : null,
    async () => (await account()).fetchOwn(),
    {
      revalidateIfStale: fresh,
      revalidateOnFocus: fresh,
      revalidateOnReconnect: fresh,
      shouldRetryOnError: false,
    },
  );
  const bookmarks: SavedPlace[] = data ?? device;
  const isSaved = (slug: string): boolean => bookmarks.some((one) => one.slug === slug);

  const toggle = async (place: Bookmark): Promise<void> => {
    const { slug } = place;
    const wanted = !isSaved(slug);
    const changed = (places: readonly SavedPlace[]): SavedPlace[] => [
      ...(wanted ? [place] : []),
      ...places.filter((one) => one.slug !== slug),
    ];
    if (!data) {
      deviceBookmarks.set(changed(deviceBookmarks.get() ?? []));
      return;
    }
    try {
      await mutate(
        async (now) => {
          await (await account()).setBookmark(slug, wanted);
          return changed(now ?? []);
        },
        { optimisticData: (now) => changed(now ?? []), rollbackOnError: true, revalidate: fresh },
      );
    } catch (error) {
      toast.error(errorText(error));
    }
  };

  return {
    bookmarks,
    isLoading: isLoading && device.length === 0,
    /** Error of the account's request. Undefined after success. */
    error: data === undefined ? (error as unknown) : undefined,
    retry: (): void => void mutate(),
    isValidating,
    isSaved,
    toggle: (place: Bookmark): void => void toggle(place),
  };
};
