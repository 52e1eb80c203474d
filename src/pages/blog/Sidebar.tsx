import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith } from '#src/content/authors.ts';
import { samplePosts } from '#src/content/blog/posts.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { AuthorTile } from '#src/pages/shared/authors.tsx';
import { postCardOf } from '#src/pages/shared/sections/postCard.ts';

const columns = {
  left: '340px minmax(0, 1fr)',
  right: 'minmax(0, 1fr) 340px',
} as const;

const areas = { left: '"side main"', right: '"main side"' } as const;

const POPULAR = 4;

const popular = [...samplePosts].sort((one, other) => other.likes - one.likes);

interface Props {
  /** Side of the sidebar on wide screens. On a phone it comes last. */
  side: 'left' | 'right';
  author: string;
  without?: string;
  keywords?: string;
  onSearch: (keywords: string) => void;
  children: ReactNode;
}

export function BesideSidebar({ side, author: id, without, keywords, onSearch, children }: Props) {
  const { t, i18n } = useTranslation();
  const author = authorWith(id);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns[side] },
        gridTemplateAreas: { xs: '"main" "side"', md: areas[side] },
      }}
    >
      <Box sx={{ gridArea: 'main', minWidth: 0 }}>{children}</Box>
      <Stack
        component="aside"
        aria-label={t('blog.sidebar')}
        sx={{ gridArea: 'side', gap: 3, minWidth: 0 }}
      >
        <Panel title={t('forms.search.submit')}>
          <SearchForm
            compact
            action={paths.blogRightSidebar.href()}
            key={keywords}
            label={t('blog.searchLabel')}
            placeholder={t('blog.searchHint')}
            keywords={keywords ?? ''}
            onSearch={onSearch}
          />
        </Panel>
        {author && (
          <Panel title={t('blog.authorTitle')}>
            <AuthorTile plain author={author} />
          </Panel>
        )}
        <Panel title={t('blog.popularTitle')}>
          <Stack component="ul" sx={{ gap: 2 }}>
            {popular
              .filter((post) => post.id !== without)
              .slice(0, POPULAR)
              .map((post) => (
                <li key={post.id}>
                  <BlogCard {...postCardOf(post, i18n.language)} layout="mini" />
                </li>
              ))}
          </Stack>
        </Panel>
      </Stack>
    </Box>
  );
}
