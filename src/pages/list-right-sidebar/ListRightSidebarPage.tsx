import { ListingBrowser } from '#src/pages/shared/listings/ListingBrowser.tsx';
import { ListingFilters } from '#src/pages/shared/listings/ListingFilters.tsx';

/** The places first, as cards, and the filters on their right. */
export default function ListRightSidebarPage() {
  return (
    <ListingBrowser
      screen="listRightSidebar"
      view="grid"
      sidebar="right"
      Filters={ListingFilters}
    />
  );
}
