import { addBookmark, removeBookmark } from '#common/contract/account/bookmarks.ts';
import { fetchBookmarks, type Listing } from '#src/api/organisations.ts';
import { call, orFallback } from '#src/api/transport/call.ts';
import { deviceBookmarks, type Bookmark } from '#src/hooks/stored/deviceBookmarks.ts';
import { moveToAccount } from './moveToAccount.ts';

export interface SavedPlace extends Bookmark {
  listing?: Listing;
}

const toSaved = (listing: Listing): SavedPlace => {
  const { slug, title, address, image } = listing;
  return { slug, title, address, image, listing };
};

/** Saves a place in the account, or removes it. @throws ApiError */
export const setBookmark = (slug: string, saved: boolean): Promise<unknown> =>
  call(saved ? addBookmark : removeBookmark, { slug });

/**
 * Saved places of the account, oldest first, after those of the device have moved there. Null if
 * the server stores none.
 */
export const fetchOwn = async (): Promise<SavedPlace[] | null> => {
  const saved = await orFallback(fetchBookmarks(), null);
  const own = deviceBookmarks.get() ?? [];
  if (saved === null || own.length === 0) return saved && saved.map(toSaved);
  const slugs = own.toReversed().map(({ slug }) => slug);
  await moveToAccount(slugs, (slug) => setBookmark(slug, true));
  deviceBookmarks.set(null);
  return (await fetchBookmarks()).map(toSaved);
};
