import { BesideSidebar } from './BesideSidebar.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostList } from './PostList.tsx';
import { PostResults } from './PostResults.tsx';
import { Sidebar } from './Sidebar.tsx';
import { usePosts } from './usePosts.ts';

const PER_PAGE = 5;

/** The posts as rows, the sidebar behind them. */
export default function BlogRightSidebarPage() {
  const result = usePosts(PER_PAGE);
  const { posts, keywords, page, search } = result;
  return (
    <BlogFrame list="rightSidebar" page={page}>
      <BesideSidebar
        side="right"
        sidebar={<Sidebar author="nikos-karalakis" keywords={keywords} onSearch={search} />}
      >
        <PostResults result={result}>
          <PostList posts={posts} keywords={keywords} cardAt={() => ({ layout: 'row' })} />
        </PostResults>
      </BesideSidebar>
    </BlogFrame>
  );
}
