import { ListingBrowser } from '#src/pages/shared/listings/ListingBrowser.tsx';

/** All places as cards side by side: search, sort, filters, load more. */
export default function ListingGridPage() {
  return <ListingBrowser screen="listingGrid" view="grid" />;
}
