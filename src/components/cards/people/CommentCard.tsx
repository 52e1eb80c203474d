import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLabel } from '#src/components/cards/cardSurface.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { formatDate, LONG_DATE } from '#src/lib/dates.ts';

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(2),
}));

/** Pushes the label to the right edge, unless the label has a line of its own. */
const Day = styled('time')(({ theme }) => ({
  ...theme.mixins.smallNote,
  flex: 1,
  whiteSpace: 'nowrap',
}));

const Text = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  maxWidth: '44em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Replies = styled('div')(({ theme }) => ({
  gridColumn: 2,
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', marginInlineStart: theme.spacing(2) },
}));

export interface CommentCardProps {
  author: string;
  image?: string | null;
  /** The date, `YYYY-MM-DD`. */
  date: string;
  text: string;
  sample?: boolean;
  level?: 3 | 4;
  /** Replies. */
  children?: ReactNode;
}

/** A comment on a post, with its replies. */
export function CommentCard({
  author,
  image,
  date,
  text,
  sample = false,
  level = 3,
  children,
}: CommentCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root>
      <Portrait src={image} name={author} size={44} />
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography variant="h5" component={`h${level}`}>
            <bdi>{author}</bdi>
          </Typography>
          <Day dateTime={date}>{formatDate(date, i18n.language, LONG_DATE)}</Day>
          {sample && <CardLabel tone="neutral">{t('common.demoNotice')}</CardLabel>}
        </Stack>
        <Text dir="auto">{text}</Text>
      </div>
      {children && <Replies>{children}</Replies>}
    </Root>
  );
}
