import { ListingBrowser } from '#src/pages/shared/listings/ListingBrowser.tsx';

/** All places one below the other, with room for all their details. */
export default function ListingListPage() {
  return <ListingBrowser screen="listingList" view="list" />;
}
