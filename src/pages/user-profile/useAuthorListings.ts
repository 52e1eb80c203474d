import { useState } from 'react';
import type { Author } from '#src/content/authors.ts';
import { isBy, useAuthorCounts } from '#src/hooks/data/places/useAuthorCounts.ts';
import { useShown } from '#src/hooks/useShown.ts';

/** How many listings are shown at first, and how many a press adds. */
const STEP = 6;

/** How many more records a press searches for an author with few listings. */
const FURTHER = 240;

/**
 * An author's listings found in the directory, and how many there are. If no record belongs to this
 * author, some others are shown instead.
 */
export const useAuthorListings = (author: Author) => {
  const [patience, setPatience] = useState(FURTHER);
  const { result, looking, listingsOf } = useAuthorCounts(patience);
  const { records: listings, hasMore, isLoading, error, retry } = result;
  const [wanted, show] = useShown(author.id, STEP);

  const own = listings.filter(isBy(author.name.el));
  const foreign = own.length === 0 && !looking;
  const all = foreign ? listings : own;
  return {
    listings: all.slice(0, wanted),
    /** How many this author has, as `useAuthorCounts` tells it. */
    total: listingsOf(author.name.el),
    /** None of the records is this author's: the listings shown are other people's. */
    foreign: foreign && listings.length > 0,
    isLoading: isLoading || (looking && all.length === 0),
    isLoadingMore: looking && all.length < wanted,
    hasMore: all.length > wanted || (!foreign && hasMore),
    error: listings.length === 0 ? error : undefined,
    retry,
    loadMore: (): void => {
      if (error) result.loadMore();
      show(wanted + STEP);
      if (own.length < wanted + STEP) setPatience(listings.length + FURTHER);
    },
  };
};
