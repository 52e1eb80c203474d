import { recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { OrganisationCard } from '#common/contract/organisations.ts';

/** 404 on a server without bookmarks. */
export const getBookmarks = endpoint('GET /api/user/bookmarks', {
  response: recordsOf('Bookmarks', OrganisationCard, 'Latest first.'),
});
export const addBookmark = endpoint('PUT /api/user/bookmarks/{slug}');
export const removeBookmark = endpoint('DELETE /api/user/bookmarks/{slug}');
