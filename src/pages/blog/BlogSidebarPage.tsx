import type { ComponentProps } from 'react';
import BlogListPage from './BlogListPage.tsx';
import { BesideSidebar } from './Sidebar.tsx';

/** A list of posts with a sidebar, in its own chunk, because other lists do not need it. */
export default function BlogSidebarPage({ list }: ComponentProps<typeof BlogListPage>) {
  return <BlogListPage list={list} Beside={BesideSidebar} />;
}
