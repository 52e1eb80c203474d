import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { BlogCard, type BlogCardProps } from '#src/components/cards/content/BlogCard.tsx';
import type { Post } from '#src/content/blog/posts.ts';
import { wordsOf } from '#common/greek/fold.ts';
import { postCardOf } from '#src/pages/shared/sections/postCard.ts';

export interface PostListProps {
  posts: readonly Post[];
  /** The words to highlight. */
  keywords?: string;
  /** How a card stands in the list, by its place there. */
  cardAt: (index: number) => Pick<BlogCardProps, 'layout' | 'flip'>;
  /** The list's grid; the first item can span it. */
  sx?: SxProps<Theme>;
}

/** Posts as cards; the screen says how they stand. */
export function PostList({ posts, keywords = '', cardAt, sx }: PostListProps) {
  const { t, i18n } = useTranslation();
  const highlight = wordsOf(keywords);
  return (
    <Box
      component="ul"
      aria-label={t('blog.posts')}
      sx={[
        { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
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
