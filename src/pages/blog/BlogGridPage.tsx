import { BlogFrame } from './BlogFrame.tsx';
import { PostList } from './PostList.tsx';
import { PostResults } from './PostResults.tsx';
import { usePosts } from './usePosts.ts';

/** One wide post and two rows of three. */
const PER_PAGE = 7;

/** The posts as a grid; the newest one opens it over the whole width. */
export default function BlogGridPage() {
  const result = usePosts(PER_PAGE);
  const opening = result.page === 1 && result.posts.length > 1;
  return (
    <BlogFrame list="grid" page={result.page}>
      <PostResults result={result}>
        <PostList
          posts={result.posts}
          keywords={result.keywords}
          cardAt={(index) => ({ layout: opening && index === 0 ? 'wide' : 'grid' })}
          sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}
        />
      </PostResults>
    </BlogFrame>
  );
}
