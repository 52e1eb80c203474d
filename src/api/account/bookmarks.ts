import { toListing, type Listing } from '#src/api/organisation.ts';
import { toPage } from '#src/api/pages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';

const bookmarkPath = (slug: string): string => `/api/user/bookmarks/${encodeURIComponent(slug)}`;

/** `GET /api/user/bookmarks`. @throws ApiError `not_found` on a server that stores none */
export const fetchBookmarks = async (): Promise<Listing[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/bookmarks');
  return toPage(data, toListing).records;
};

/** `PUT` or `DELETE /api/user/bookmarks/{organisation}`. @throws ApiError */
export const setBookmark = async (slug: string, saved: boolean): Promise<void> => {
  const client = await loadClient();
  await (saved ? client.put(bookmarkPath(slug)) : client.delete(bookmarkPath(slug)));
};
