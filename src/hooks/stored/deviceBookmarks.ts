import { asRecord, text } from '#src/lib/read.ts';
import { storedValue } from '#src/browser/stored/storedValue.ts';

export interface Bookmark {
  slug: string;
  title: string;
  address: string;
  image: string | null;
}

const isBookmark = (value: unknown): value is Bookmark =>
  text(asRecord(value).slug) !== null && text(asRecord(value).title) !== null;

const isList = (value: unknown): value is Bookmark[] =>
  Array.isArray(value) && value.every(isBookmark);

/** Places saved in this browser, newest first. */
export const deviceBookmarks = storedValue('seira.bookmarks', 'local', isList);
