import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith } from '#src/content/authors.ts';
import type { Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { formatDate } from '#src/lib/dates.ts';

/** A post's author, date and reading time. */
export function PostFacts({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  const author = authorWith(post.author);
  return (
    <Stack
      direction="row"
      sx={{
        mt: 2,
        gap: 1,
        columnGap: 3,
        flexWrap: 'wrap',
        alignItems: 'center',
        color: 'text.secondary',
        typography: 'body2',
      }}
    >
      {author && (
        <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
          <Portrait src={author.image} name={inLanguage(author.name, i18n.language)} size={40} />
          <Link component={RouterLink} to={paths.userProfile.href(author.id)}>
            {inLanguage(author.name, i18n.language)}
          </Link>
        </Stack>
      )}
      <time dateTime={post.date}>
        {formatDate(post.date, i18n.language, { dateStyle: 'long' })}
      </time>
      <span>{t('blog.minutes', { count: post.minutes })}</span>
    </Stack>
  );
}
