import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('dl')(({ theme }) => ({
  '& > div': {
    ...theme.mixins.row,
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': {
    ...theme.mixins.beside,
    gap: theme.spacing(1),
    ...theme.mixins.note,
    '& svg': { fontSize: '1.25rem' },
  },
  '& dd': {
    ...theme.mixins.smallFigure,
    textAlign: 'end',
  },
}));

export interface Stat {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}

/** A list of facts with their values. */
export function StatList({ items }: { items: Stat[] }) {
  if (items.length === 0) return null;
  return (
    <Root>
      {items.map(({ label, value, icon }) => (
        <div key={label}>
          <dt>
            {icon}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
