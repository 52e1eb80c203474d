import { useTranslation } from 'react-i18next';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';
import { paths } from '#src/config/paths.ts';
import { samplePosts } from '#src/content/blog/posts.ts';
import { postCardOf } from './postCard.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';
import { useBlogTexts } from '#src/i18n/screens/blogTexts.ts';

interface Props extends Pick<SectionProps, 'ground'> {
  arrangement?: 'row' | 'lead';
}

const shown = { row: 3, lead: 4 } as const;

export function BlogSection({ ground, arrangement = 'row' }: Props) {
  useBlogTexts();
  const { t, i18n } = useTranslation();
  const lead = arrangement === 'lead';
  return (
    <Section
      ground={ground}
      title={t('homes.blogTitle')}
      text={t('homes.blogText')}
      action={{ href: paths.blogGrid.href(), label: t('blog.showAll') }}
    >
      <CardGrid
        label={t('homes.blogTitle')}
        columns={{ xs: 1, md: 3 }}
        sx={lead ? { '& > li:first-of-type': { gridColumn: '1 / -1' } } : undefined}
      >
        {samplePosts.slice(0, shown[arrangement]).map((post, index) => (
          <BlogCard
            key={post.id}
            {...postCardOf(post, i18n.language)}
            layout={lead ? (index === 0 ? 'wide' : 'mini') : 'grid'}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
