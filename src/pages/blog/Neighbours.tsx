import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { samplePosts, type Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';

const Way = styled(Link, { name: 'SeiraNeighbours', slot: 'way' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
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
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&[data-next]': { textAlign: 'end', justifyContent: 'flex-end' },
}));

/** The posts before and after this one. */
export function Neighbours({ post }: { post: Post }) {
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
        <Way to={paths.blogSingle.href(earlier.id)} rel="prev">
          <ArrowBack aria-hidden />
          <span>
            <small>{t('blog.previous')}</small>
            <strong>{inLanguage(earlier.title, i18n.language)}</strong>
          </span>
        </Way>
      ) : (
        <span />
      )}
      {later && (
        <Way to={paths.blogSingle.href(later.id)} rel="next" data-next="">
          <span>
            <small>{t('blog.next')}</small>
            <strong>{inLanguage(later.title, i18n.language)}</strong>
          </span>
          <ArrowForward aria-hidden />
        </Way>
      )}
    </Box>
  );
}
