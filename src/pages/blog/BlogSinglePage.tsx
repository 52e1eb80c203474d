import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate, useSearchParams, Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { postWith, type Post, samplePosts } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { authorWith } from '#src/content/authors.ts';
import { formatDate, LONG_DATE } from '#src/lib/dates.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { useLikes } from '#src/hooks/stored/useStoredIds.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { habitTexts } from '#src/content/blog/post-texts/habits.ts';
import type { PostPart } from '#src/content/blog/post-texts/part.ts';
import { serviceTexts } from '#src/content/blog/post-texts/services.ts';
import { townTexts } from '#src/content/blog/post-texts/towns.ts';
import { BesideSidebar } from './Sidebar.tsx';
import { Comments } from './Comments.tsx';
import { useBlogTexts } from '#src/i18n/screens/blogTexts.ts';
import { standalone } from '#src/components/display/standalone.ts';

/** SAMPLE DATA: texts of the sample posts by post id. */
const postTexts: Readonly<Record<string, readonly PostPart[]>> = {
  ...serviceTexts,
  ...townTexts,
  ...habitTexts,
};

function PostArticle({ post }: { post: Post }) {
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

const NeighbourLink = styled(Link)(({ theme }) => ({
  ...theme.mixins.beside,
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.roles.control.outline },
  '&:hover strong': { color: theme.vars.palette.primary.main },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: 1.35, textWrap: 'balance' },
  '& small': theme.mixins.smallNote,
  '&[data-next]': { textAlign: 'end', justifyContent: 'flex-end' },
}));

function Neighbours({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  const at = samplePosts.indexOf(post);
  const earlier = samplePosts[at + 1];
  const later = samplePosts[at - 1];
  return (
    <Box
      component="nav"
      aria-label={t('blog.neighbours')}
      sx={{
        mt: 5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {earlier ? (
        <NeighbourLink to={paths.blogSingle.href(earlier.id)} rel="prev">
          <ArrowBack aria-hidden />
          <span>
            <small>{t('carousels.previous')}</small>
            <strong>{inLanguage(earlier.title, i18n.language)}</strong>
          </span>
        </NeighbourLink>
      ) : (
        <span />
      )}
      {later && (
        <NeighbourLink to={paths.blogSingle.href(later.id)} rel="next" data-next="">
          <span>
            <small>{t('carousels.next')}</small>
            <strong>{inLanguage(later.title, i18n.language)}</strong>
          </span>
          <ArrowForward aria-hidden />
        </NeighbourLink>
      )}
    </Box>
  );
}

function PostFacts({ post }: { post: Post }) {
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
          <MuiLink href={paths.userProfile.href(author.id)} sx={standalone}>
            {inLanguage(author.name, i18n.language)}
          </MuiLink>
        </Stack>
      )}
      <time dateTime={post.date}>{formatDate(post.date, i18n.language, LONG_DATE)}</time>
      <span>{t('blog.minutes', { count: post.minutes })}</span>
    </Stack>
  );
}

/** The post with the id in the address. Without an id, the newest post. */
export default function BlogSinglePage() {
  useBlogTexts();
  const [address] = useSearchParams();
  const post = postWith(address.get('post'));
  return post ? <Single key={post.id} post={post} /> : <NotFound />;
}

function Single({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const title = inLanguage(post.title, i18n.language);
  const description = inLanguage(post.description, i18n.language);
  const search = (keywords: string): void =>
    void navigate({
      pathname: paths.blogRightSidebar.href(),
      search: keywords ? `?${createSearchParams({ keywords })}` : '',
    });
  return (
    <BannerPage
      title={title}
      description={description}
      text={description}
      above={[{ label: t('navigation.links.blog'), href: paths.blogGrid.href() }]}
      banner={<PostFacts post={post} />}
    >
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <BesideSidebar side="right" author={post.author} without={post.id} onSearch={search}>
          <PostArticle post={post} />
          <Neighbours post={post} />
          <Comments post={post} />
        </BesideSidebar>
      </Container>
    </BannerPage>
  );
}
