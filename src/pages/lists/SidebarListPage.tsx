import { ListingFilters } from '#src/pages/shared/listings/ListingFilters.tsx';
import ListPage, { type ListPageProps } from './ListPage.tsx';

/** The list with a sidebar. The code of the filters loads with the screen. */
export default function SidebarListPage(props: ListPageProps) {
  return <ListPage Filters={ListingFilters} {...props} />;
}
