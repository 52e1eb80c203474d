import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageLinks } from '#src/components/navigation/PageLinks.tsx';
import { focusOn } from '#src/browser/focus.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { BlogCard, type BlogCardProps } from '#src/components/cards/content/BlogCard.tsx';
import type { Post } from '#src/content/blog/posts.ts';
import { wordsOf } from '#common/greek/fold.ts';
import { postCardOf } from '#src/pages/shared/sections/postCard.ts';
import { usePosts, type PostsPage } from './usePosts.ts';

interface PostListProps {
  posts: readonly Post[];
  keywords?: string;
  /** How a card stands in the list, by its place there. */
  cardAt: (index: number) => Pick<BlogCardProps, 'layout' | 'flip'>;
  sx?: SxProps<Theme>;
}

function PostList({ posts, keywords = '', cardAt, sx }: PostListProps) {
  const { t, i18n } = useTranslation();
  const highlight = wordsOf(keywords);
  return (
    <Box
      component="ul"
      aria-label={t('blog.posts')}
      sx={[{ display: 'grid', gap: 3 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {posts.map((post, index) => (
        <Box
          component="li"
          key={post.id}
          sx={cardAt(index).layout === 'wide' ? { gridColumn: '1 / -1' } : undefined}
        >
          <BlogCard
            {...postCardOf(post, i18n.language)}
            {...cardAt(index)}
            highlight={highlight}
            eager={index === 0}
          />
        </Box>
      ))}
    </Box>
  );
}

interface Props {
  result: PostsPage;
  children: ReactNode;
}

function PostResults({ result, children }: Props) {
  const { t, i18n } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const { page, pages, keywords, total, from, to, hrefFor, search } = result;
  const place = `${keywords} ${page}`;
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    if (!head.current) return;
    if (document.activeElement?.closest('search')) return;
    focusOn(head.current, { preventScroll: true });
    head.current.scrollIntoView({ block: 'start' });
  }, [place]);

  const figure = (value: number): string => formatNumber(value, i18n.language);
  if (total === 0)
    return (
      <EmptyState
        picture="results"
        headingLevel={2}
        title={t('blog.emptyTitle', { keywords })}
        text={t('blog.emptyText')}
        action={
          <Button variant="contained" onClick={() => search('')}>
            {t('blog.showAll')}
          </Button>
        }
      />
    );

  return (
    <Box>
      <Stack
        direction="row"
        role="status"
        sx={{ mb: 2.5, gap: 1, columnGap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}
      >
        <Typography
          ref={head}
          variant="h2"
          sx={{ fontSize: '1.375rem', scrollMarginTop: 104, outline: 'none' }}
        >
          {keywords ? t('blog.results', { count: total, keywords }) : t('blog.posts')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tables.range', { from: figure(from), to: figure(to), total: figure(total) })}
        </Typography>
        {keywords && (
          <Button size="small" onClick={() => search('')}>
            {t('blog.showAll')}
          </Button>
        )}
      </Stack>
      {children}
      <Box sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}>
        <PageLinks page={page} count={pages} hrefFor={hrefFor} />
      </Box>
    </Box>
  );
}

export type BlogList = 'fullWidth' | 'grid' | 'leftSidebar' | 'rightSidebar';

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
  Around?: ComponentType<{ list: BlogList; result: PostsPage; children: ReactNode }>;
}

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
        breadcrumb={[{ label: t('navigation.links.blog') }]}
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
