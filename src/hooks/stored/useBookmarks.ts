import { bag, text } from '#src/lib/read.ts';
import { keptValue } from '#src/browser/keptValue.ts';
import { useKeptValue } from './useKeptValue.ts';

/** A saved place, with the data that its card shows. */
export interface Bookmark {
  slug: string;
  title: string;
  address: string;
  image: string | null;
}

const isBookmark = (value: unknown): value is Bookmark =>
  text(bag(value).slug) !== null && text(bag(value).title) !== null;

const isList = (value: unknown): value is Bookmark[] =>
  Array.isArray(value) && value.every(isBookmark);

const kept = keptValue('seira.bookmarks', 'local', isList);

/** The places saved in this browser, newest first. */
export const useBookmarks = () => {
  const bookmarks = useKeptValue(kept) ?? [];
  return {
    bookmarks,
    isSaved: (slug: string): boolean => bookmarks.some((one) => one.slug === slug),
    /** Saves a place, or removes it when it is already saved. */
    toggle: (place: Bookmark): void => {
      const others = (kept.get() ?? []).filter((one) => one.slug !== place.slug);
      kept.set(bookmarks.some((one) => one.slug === place.slug) ? others : [place, ...others]);
    },
  };
};
