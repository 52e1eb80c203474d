import type { ReactNode } from 'react';
import { BesideSidebar } from './Sidebar.tsx';
import BlogListPage, { type BlogList } from './BlogListPage.tsx';
import type { PostsPage } from './usePosts.ts';

interface Props {
  list: BlogList;
  result: PostsPage;
  children: ReactNode;
}

function Around({ list, result: { keywords, search }, children }: Props) {
  const left = list === 'leftSidebar';
  return (
    <BesideSidebar
      side={left ? 'left' : 'right'}
      author={left ? 'argyro-stavroulaki' : 'nikos-karalakis'}
      keywords={keywords}
      onSearch={search}
    >
      {children}
    </BesideSidebar>
  );
}

export default function BlogSidebarPage({ list }: Pick<Props, 'list'>) {
  return <BlogListPage list={list} Around={Around} />;
}
