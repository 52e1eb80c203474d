import { BesideSidebar } from './BesideSidebar.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostList } from './PostList.tsx';
import { PostResults } from './PostResults.tsx';
import { Sidebar } from './Sidebar.tsx';
import { usePosts } from './usePosts.ts';

const PER_PAGE = 6;

/** The posts two in a row, the sidebar before them. */
export default function BlogLeftSidebarPage() {
  const result = usePosts(PER_PAGE);
  const { posts, keywords, page, search } = result;
  return (
    <BlogFrame list="leftSidebar" page={page}>
      <BesideSidebar
        side="left"
        sidebar={<Sidebar author="argyro-stavroulaki" keywords={keywords} onSearch={search} />}
      >
        <PostResults result={result}>
          <PostList
            posts={posts}
            keywords={keywords}
            cardAt={() => ({ layout: 'grid' })}
            sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
          />
        </PostResults>
      </BesideSidebar>
    </BlogFrame>
  );
}
