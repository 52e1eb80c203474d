import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#src/components/media/Picture.tsx';
import type { Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useLikes } from '#src/hooks/stored/useKeptIds.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { habitTexts } from '#src/content/blog/post-texts/habits.ts';
import type { PostPart } from '#src/content/blog/post-texts/part.ts';
import { serviceTexts } from '#src/content/blog/post-texts/services.ts';
import { townTexts } from '#src/content/blog/post-texts/towns.ts';

/** SAMPLE DATA: what the sample posts say, by the post's id. */
const postTexts: Readonly<Record<string, readonly PostPart[]>> = {
  ...serviceTexts,
  ...townTexts,
  ...habitTexts,
};

/** A post's picture and text, and the way to say that it was of use. */
export function PostArticle({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  const { has, toggle } = useLikes();
  const liked = has(post.id);
  const count = formatNumber(post.likes + (liked ? 1 : 0), i18n.language);
  return (
    <article aria-label={inLanguage(post.title, i18n.language)}>
      <Picture
        src={post.image}
        ratio={16 / 9}
        eager
        style={{ borderRadius: 16, marginBottom: 32 }}
      />
      <Box sx={{ maxWidth: '44em', fontSize: '1.0625rem', lineHeight: 1.75 }}>
        {(postTexts[post.id] ?? []).map((part, index) => (
          <Fragment key={part.text.en}>
            {part.heading && (
              <Typography variant="h3" component="h2" sx={{ mt: 4.5, mb: 1.5 }}>
                {inLanguage(part.heading, i18n.language)}
              </Typography>
            )}
            <Box
              component="p"
              sx={{
                m: 0,
                mt: index === 0 || part.heading ? 0 : 2.5,
                textWrap: 'pretty',
                ...(index === 0 && {
                  fontSize: '1.25rem',
                  lineHeight: 1.6,
                  fontWeight: 500,
                  mb: 2.5,
                }),
              }}
            >
              {inLanguage(part.text, i18n.language)}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Button
        variant="outlined"
        color={liked ? 'secondary' : 'primary'}
        startIcon={liked ? <Favorite /> : <FavoriteBorder />}
        aria-pressed={liked}
        onClick={() => toggle(post.id)}
        sx={{ mt: 4 }}
      >
        {t('blog.like')}
        <Box component="span" sx={{ ml: 1, fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
          {count}
        </Box>
      </Button>
    </article>
  );
}
