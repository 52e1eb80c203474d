import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageLinks } from '#src/components/navigation/PageLinks.tsx';
import { focusOn } from '#src/browser/focus.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { PostsPage } from './usePosts.ts';

interface Props {
  result: PostsPage;
  /** The posts, as this screen composes them. */
  children: ReactNode;
}

/** The frame of every list of posts: the range shown, an empty state, the pages. */
export function PostResults({ result, children }: Props) {
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
          {t('blog.showing', { from: figure(from), to: figure(to), total: figure(total) })}
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
