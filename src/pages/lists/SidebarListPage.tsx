import { ListingFilters } from '#src/pages/shared/listings/ListingFilters.tsx';
import ListPage, { type ListPageProps } from './ListPage.tsx';

/** The filters stand beside the places, so that their code comes with the screen. */
export default function SidebarListPage(props: ListPageProps) {
  return <ListPage Filters={ListingFilters} {...props} />;
}
