import type { ComponentProps } from 'react';
import BlogListPage from './BlogListPage.tsx';
import { BesideSidebar } from './Sidebar.tsx';

/**
 * A list of posts with a sidebar. A chunk of its own, because the other lists do not need the
 * sidebar.
 */
export default function BlogSidebarPage({ list }: ComponentProps<typeof BlogListPage>) {
  return <BlogListPage list={list} Beside={BesideSidebar} />;
}
