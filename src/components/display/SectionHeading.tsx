import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  '&:not([data-level="1"])': {
    marginBottom: theme.spacing(3),
    [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(4) },
  },
  // Without a sentence, a phone shows the link beside the title.
  '&[data-brief]': {
    columnGap: theme.spacing(2),
    '& > div:first-of-type': { flex: '1 1 12rem' },
    [theme.breakpoints.down('sm')]: { '& > a': { paddingInline: 0, border: 0 } },
  },
  '&[data-align="center"]': {
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    '& > div': { display: 'grid', justifyItems: 'center' },
  },
}));

interface SectionHeadingProps {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2;
  align?: 'start' | 'center';
}

/** The heading of a section or, at level 1, of a page, with a sentence and a link. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, title, text, action, level = 2, align = 'start' } = props;
  return (
    <Root id={id} data-level={level} data-align={align} data-brief={(action && !text) || undefined}>
      <Words
        title={title}
        text={text}
        level={level}
        textSx={{ maxWidth: level === 1 ? '40em' : '39em', color: 'text.secondary' }}
      />
      {action}
    </Root>
  );
}
