import { fetchBookmarks, setBookmark } from '#src/api/account/bookmarks.ts';
import type { Listing } from '#src/api/organisation.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { deviceBookmarks, type Bookmark } from '#src/hooks/stored/deviceBookmarks.ts';

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
export const fetchOwn = async (): Promise<SavedPlace[] | null> => {
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

export { setBookmark };
