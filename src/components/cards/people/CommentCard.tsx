import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLabel } from '#src/components/cards/cardSurface.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { formatDate } from '#src/lib/dates.ts';

const name = 'SeiraCommentCard';

const Root = styled('article', { name, slot: 'root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(2),
}));

const Head = styled('div', { name, slot: 'head' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1.5),
}));

const Name = styled('h3', { name, slot: 'name' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.h5,
}));

const Day = styled('time', { name, slot: 'day' })(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Text = styled('p', { name, slot: 'text' })(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  maxWidth: '44em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Replies = styled('div', { name, slot: 'replies' })(({ theme }) => ({
  gridColumn: 2,
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', marginInlineStart: theme.spacing(2) },
}));

export interface CommentCardProps {
  author?: string;
  image?: string | null;
  /** The day, `YYYY-MM-DD`. */
  date?: string;
  text?: string;
  sample?: boolean;
  children?: ReactNode;
  headingLevel?: 3 | 4;
}

/** A reader's comment on a post, with replies indented. For a place with stars use `ReviewCard`. */
export function CommentCard({
  author = '',
  image,
  date,
  text,
  sample = false,
  children,
  headingLevel = 3,
}: CommentCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root>
      <Portrait src={image} name={author} size={44} />
      <div>
        <Head>
          <Name as={`h${headingLevel}`}>
            <bdi>{author}</bdi>
          </Name>
          {date && (
            <Day dateTime={date}>{formatDate(date, i18n.language, { dateStyle: 'long' })}</Day>
          )}
          {sample && (
            <CardLabel tone="neutral" sx={{ ml: 'auto' }}>
              {t('common.demoNotice')}
            </CardLabel>
          )}
        </Head>
        {text && <Text dir="auto">{text}</Text>}
      </div>
      {children && <Replies>{children}</Replies>}
    </Root>
  );
}
