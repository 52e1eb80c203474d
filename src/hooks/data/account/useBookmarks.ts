import useSWR from 'swr';
import { bookmarkKeys, fetchBookmarks, setBookmark } from '#src/api/account/bookmarks.ts';
import type { Listing } from '#src/api/organisation.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { deviceBookmarks, type Bookmark } from '#src/hooks/stored/deviceBookmarks.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';
import { useSession } from './useSession.ts';

/** A saved place; `listing` is there where the server knows all of it. */
export interface SavedPlace extends Bookmark {
  listing?: Listing;
}

const toSaved = (listing: Listing): SavedPlace => {
  const { slug, title, address, image } = listing;
  return { slug, title, address, image, listing };
};

/** Saves a place of the device in the account; one that is no longer there is left out. */
const adopt = async ({ slug }: Bookmark): Promise<void> => {
  try {
    await setBookmark(slug, true);
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
  }
};

/**
 * The places saved in the account, after those of the device have moved there, oldest first; null
 * on a server that stores none, where those of the device stay.
 */
const fetchOwn = async (): Promise<SavedPlace[] | null> => {
  try {
    const saved = await fetchBookmarks();
    const own = deviceBookmarks.get() ?? [];
    if (own.length === 0) return saved.map(toSaved);
    for (const place of own.toReversed()) await adopt(place);
    deviceBookmarks.set(null);
    return (await fetchBookmarks()).map(toSaved);
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
    return null;
  }
};

/**
 * The saved places, newest first: those of the account, or of this browser for a visitor.
 * @param fresh whether they are requested anew, for their waits
 */
export const useBookmarks = (fresh = false) => {
  const toast = useToast();
  const errorText = useErrorText();
  const device = useKeptValue(deviceBookmarks) ?? [];
  const { loggedIn, epoch } = useSession();
  const { data, isLoading, mutate } = useSWR(loggedIn ? bookmarkKeys.own(epoch) : null, fetchOwn, {
    revalidateIfStale: fresh,
    revalidateOnFocus: fresh,
    revalidateOnReconnect: fresh,
    shouldRetryOnError: false,
  });
  const bookmarks: SavedPlace[] = data ?? device;
  const isSaved = (slug: string): boolean => bookmarks.some((one) => one.slug === slug);
  const without = (places: readonly SavedPlace[], slug: string): SavedPlace[] =>
    places.filter((one) => one.slug !== slug);

  const toggle = async (place: Bookmark): Promise<void> => {
    const wanted = !isSaved(place.slug);
    const changed = (places: readonly SavedPlace[]): SavedPlace[] =>
      wanted ? [place, ...without(places, place.slug)] : without(places, place.slug);
    if (!data) {
      deviceBookmarks.set(changed(deviceBookmarks.get() ?? []));
      return;
    }
    try {
      await mutate(
        async (now) => {
          await setBookmark(place.slug, wanted);
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
    /** Those of the account are on their way. */
    isLoading: isLoading && device.length === 0,
    isSaved,
    /** Saves a place, or removes it when it is already saved. */
    toggle: (place: Bookmark): void => void toggle(place),
  };
};
