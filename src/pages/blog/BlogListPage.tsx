import Container from '@mui/material/Container';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { PostList, type PostListProps } from './PostList.tsx';
import { PostResults } from './PostResults.tsx';
import { usePosts, type PostsPage } from './usePosts.ts';

export type BlogList = 'fullWidth' | 'grid' | 'leftSidebar' | 'rightSidebar';

/** How the posts of a page stand. */
interface Layout extends Pick<PostListProps, 'sx'> {
  perPage: number;
  cardAt: (index: number, result: PostsPage) => ReturnType<PostListProps['cardAt']>;
}

const columnsOf = (width: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
});

const layouts: Record<BlogList, Layout> = {
  // One below the other, the pictures left and right in turn.
  fullWidth: {
    perPage: 4,
    cardAt: (index) => ({ layout: 'wide', flip: index % 2 === 1 }),
    sx: { gap: { xs: 3, md: 4 } },
  },
  // The newest post across the whole width, and two rows of three.
  grid: {
    perPage: 7,
    cardAt: (index, { page, posts }) => ({
      layout: page === 1 && posts.length > 1 && index === 0 ? 'wide' : 'grid',
    }),
    sx: columnsOf(300),
  },
  leftSidebar: { perPage: 6, cardAt: () => ({ layout: 'grid' }), sx: columnsOf(280) },
  rightSidebar: { perPage: 5, cardAt: () => ({ layout: 'row' }) },
};

export interface BlogListPageProps {
  list: BlogList;
  /** Stands around the posts. */
  Around?: ComponentType<{ list: BlogList; result: PostsPage; children: ReactNode }>;
}

/** The blog's posts, in one of four layouts. */
export default function BlogListPage({ list, Around }: BlogListPageProps) {
  const { t } = useTranslation();
  const { perPage, cardAt, sx } = layouts[list];
  const result = usePosts(perPage);
  const { page, posts, keywords } = result;
  const title = t(`blog.titles.${list}`);
  const content = (
    <PostResults result={result}>
      <PostList
        posts={posts}
        keywords={keywords}
        cardAt={(index) => cardAt(index, result)}
        sx={sx}
      />
    </PostResults>
  );
  return (
    <Page
      title={page > 1 ? t('blog.titleOfPage', { title, page }) : title}
      description={t('blog.description')}
    >
      <PageBanner
        title={t('blog.heading')}
        text={t('blog.text')}
        breadcrumb={[{ label: t('blog.title') }]}
      />
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        {Around ? (
          <Around list={list} result={result}>
            {content}
          </Around>
        ) : (
          content
        )}
      </Container>
    </Page>
  );
}
