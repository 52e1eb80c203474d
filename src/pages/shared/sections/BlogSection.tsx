import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';
import { paths } from '#src/config/paths.ts';
import { samplePosts } from '#src/content/blog/posts.ts';
import { postCardOf } from './postCard.ts';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';

interface Props extends Pick<SectionProps, 'ground'> {
  /** Three beside each other, or the newest one large with small ones below it. */
  arrangement?: 'row' | 'lead';
}

const columns = { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' };
const shown = { row: 3, lead: 4 } as const;

/** The newest posts. */
export function BlogSection({ ground, arrangement = 'row' }: Props) {
  const { t, i18n } = useTranslation();
  const lead = arrangement === 'lead';
  return (
    <Section
      ground={ground}
      title={t('homes.blogTitle')}
      text={t('homes.blogText')}
      action={{ to: paths.blogGrid.href(), label: t('blog.showAll') }}
    >
      <Box
        component="ul"
        aria-label={t('homes.blogTitle')}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: columns,
          ...(lead && { '& > li:first-of-type': { gridColumn: '1 / -1' } }),
        }}
      >
        {samplePosts.slice(0, shown[arrangement]).map((post, index) => (
          <li key={post.id}>
            <BlogCard
              {...postCardOf(post, i18n.language)}
              layout={lead ? (index === 0 ? 'wide' : 'mini') : 'grid'}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}
