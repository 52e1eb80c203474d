import { ListingBrowser } from '#src/pages/shared/listings/ListingBrowser.tsx';
import { ListingFilters } from '#src/pages/shared/listings/ListingFilters.tsx';

/** The filters first, on the left, and the places as a list beside them. */
export default function ListLeftSidebarPage() {
  return (
    <ListingBrowser screen="listLeftSidebar" view="list" sidebar="left" Filters={ListingFilters} />
  );
}
