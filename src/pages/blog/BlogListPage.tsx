import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { SystemStyleObject, Theme } from '@mui/system';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type To } from 'react-router-dom';
import { scoresOf, type SearchableText } from '#common/greek/search.ts';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageLinks } from '#src/components/navigation/PageLinks.tsx';
import { focusOn } from '#src/browser/focus.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { BlogCard, type BlogCardProps } from '#src/components/cards/content/BlogCard.tsx';
import { authorWith } from '#src/content/authors.ts';
import { samplePosts, type Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { wordsOf } from '#common/greek/fold.ts';
import { postCardOf } from '#src/pages/shared/sections/postCard.ts';
import type { BesideSidebar } from './Sidebar.tsx';
import { useBlogTexts } from '#src/i18n/screens/blogTexts.ts';

const textOf = (post: Post, language: string): SearchableText => {
  const author = authorWith(post.author);
  return {
    title: inLanguage(post.title, language),
    kind: [
      inLanguage(post.description, language),
      author && inLanguage(author.name, language),
    ].join(' '),
  };
};

const found = (keywords: string, language: string): readonly Post[] => {
  if (keywords === '') return samplePosts;
  const texts = samplePosts.map((post) => textOf(post, language));
  const scores = scoresOf(keywords, texts);
  return samplePosts
    .map((post, index) => ({ post, score: scores[index]! }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ post }) => post);
};

const usePosts = (perPage: number) => {
  const { i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const keywords = address.get('keywords')?.trim() ?? '';
  const all = found(keywords, i18n.language);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const wanted = Math.trunc(Number(address.get('page') ?? 1));
  const page = Math.min(Math.max(1, Number.isNaN(wanted) ? 1 : wanted), pages);
  const start = (page - 1) * perPage;

  const hrefFor = (to: number): To => {
    const next = new URLSearchParams(keywords ? { keywords } : {});
    if (to > 1) next.set('page', String(to));
    return { search: next.size > 0 ? `?${next}` : '' };
  };

  return {
    posts: all.slice(start, start + perPage),
    total: all.length,
    from: all.length === 0 ? 0 : start + 1,
    to: Math.min(start + perPage, all.length),
    page,
    pages,
    keywords,
    hrefFor,
    search: (words: string): void => setAddress(words ? { keywords: words } : {}),
  };
};

type PostsPage = ReturnType<typeof usePosts>;

function PostResults({ result, children }: { result: PostsPage; children: ReactNode }) {
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
        title={t('blog.emptyTitle', { keywords })}
        text={t('blog.emptyText')}
        action={{ label: t('blog.showAll'), onClick: () => search('') }}
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

type BlogList = 'fullWidth' | 'grid' | 'leftSidebar' | 'rightSidebar';

interface Layout {
  perPage: number;
  cardAt: (index: number, result: PostsPage) => Pick<BlogCardProps, 'layout' | 'flip'>;
  sx?: SystemStyleObject<Theme>;
  beside?: { side: 'left' | 'right'; author: string };
}

/** Number of cards in the first view of a wide screen. */
const FIRST = 4;

const columnsOf = (width: number): SystemStyleObject<Theme> => ({
  '& > [data-below]': { containIntrinsicHeight: 450 },
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
});

const layouts: Record<BlogList, Layout> = {
  // Stacked, with pictures alternating between left and right.
  fullWidth: {
    perPage: 4,
    cardAt: (index) => ({ layout: 'wide', flip: index % 2 === 1 }),
    sx: { gap: { xs: 3, md: 4 } },
  },
  // The newest post across the full width, followed by two rows of three.
  grid: {
    perPage: 7,
    cardAt: (index, { page, posts }) => ({
      layout: page === 1 && posts.length > 1 && index === 0 ? 'wide' : 'grid',
    }),
    sx: columnsOf(300),
  },
  leftSidebar: {
    perPage: 6,
    cardAt: () => ({ layout: 'grid' }),
    sx: columnsOf(280),
    beside: { side: 'left', author: 'argyro-stavroulaki' },
  },
  rightSidebar: {
    perPage: 5,
    cardAt: () => ({ layout: 'row' }),
    sx: { '& > [data-below]': { containIntrinsicHeight: { xs: 450, sm: 210 } } },
    beside: { side: 'right', author: 'nikos-karalakis' },
  },
};

interface Props {
  list: BlogList;
  Beside?: typeof BesideSidebar;
}

export default function BlogListPage({ list, Beside }: Props) {
  useBlogTexts();
  const { t, i18n } = useTranslation();
  const { perPage, cardAt, sx, beside } = layouts[list];
  const result = usePosts(perPage);
  const { page, posts, keywords, search } = result;
  const title = t(`blog.titles.${list}`);
  const content = (
    <PostResults result={result}>
      <Box component="ul" aria-label={t('blog.posts')} sx={{ display: 'grid', gap: 3, ...sx }}>
        {posts.map((post, index) => {
          const stands = cardAt(index, result);
          return (
            <Box
              component="li"
              key={post.id}
              data-below={index >= FIRST || undefined}
              sx={stands.layout === 'wide' ? { gridColumn: '1 / -1' } : undefined}
            >
              <BlogCard
                {...postCardOf(post, i18n.language)}
                {...stands}
                highlight={wordsOf(keywords)}
                eager={index === 0}
              />
            </Box>
          );
        })}
      </Box>
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
        {Beside && beside ? (
          <Beside {...beside} keywords={keywords} onSearch={search}>
            {content}
          </Beside>
        ) : (
          content
        )}
      </Container>
    </Page>
  );
}
