import { BlogFrame } from './BlogFrame.tsx';
import { PostList } from './PostList.tsx';
import { PostResults } from './PostResults.tsx';
import { usePosts } from './usePosts.ts';

const PER_PAGE = 4;

/** The posts one below the other at full width, their pictures left and right in turn. */
export default function BlogFullWidthPage() {
  const result = usePosts(PER_PAGE);
  return (
    <BlogFrame list="fullWidth" page={result.page}>
      <PostResults result={result}>
        <PostList
          posts={result.posts}
          keywords={result.keywords}
          cardAt={(index) => ({ layout: 'wide', flip: index % 2 === 1 })}
          sx={{ gap: { xs: 3, md: 4 } }}
        />
      </PostResults>
    </BlogFrame>
  );
}
