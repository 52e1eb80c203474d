import { useState } from 'react';
import type { Listing } from '#src/api/organisation.ts';
import type { Author } from '#src/content/authors.ts';
import { useFurtherPages } from '#src/hooks/data/useFurtherPages.ts';
import { useOrganisations } from '#src/hooks/data/useOrganisations.ts';
import { useShown } from '#src/hooks/useShown.ts';
import { everything } from '#src/lib/listings.ts';

/** How many listings stand there at first, and how many a press adds. */
const STEP = 6;

/** How many records are looked through in a row for an author who is in few of them. */
const PATIENCE = 240;

/**
 * An author's listings out of what the directory brings. It goes on asking for pages until there
 * are as many as wanted. Where the records say nothing of this author, some others stand in.
 */
export const useAuthorListings = (author: Author) => {
  const result = useOrganisations(everything);
  const { listings, hasMore, isLoading, error, retry } = result;
  const [wanted, show] = useShown(author.id, STEP);
  const [patience, setPatience] = useState(PATIENCE);

  const own: Listing[] = listings.filter((one) => one.author?.name === author.name.el);
  const searching = useFurtherPages(result, own.length < wanted && listings.length < patience);

  const foreign = own.length === 0 && !searching;
  const all = foreign ? listings : own;
  return {
    listings: all.slice(0, wanted),
    /** None of the records is this author's: what stands here is anybody's. */
    foreign: foreign && listings.length > 0,
    isLoading: isLoading || (searching && all.length === 0),
    isLoadingMore: searching,
    hasMore: all.length > wanted || (!foreign && hasMore),
    error: listings.length === 0 ? error : undefined,
    retry,
    loadMore: (): void => {
      if (error) result.loadMore();
      show(wanted + STEP);
      setPatience(listings.length + PATIENCE);
    },
  };
};
