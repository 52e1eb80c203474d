import type { ComponentProps } from 'react';
import BlogListPage from './BlogListPage.tsx';
import { BesideSidebar } from './Sidebar.tsx';

/** The posts with a sidebar before or behind them, whose code the other lists do without. */
export default function BlogSidebarPage({ list }: ComponentProps<typeof BlogListPage>) {
  return <BlogListPage list={list} Beside={BesideSidebar} />;
}
