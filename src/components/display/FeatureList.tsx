import { styled } from '@mui/material/styles';
import Check from '@mui/icons-material/Check';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

const Root = styled('ul', { name: 'SeiraFeatureList', slot: 'root' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(1.5),
  '& li': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(1.25) },
  '& .icon': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '50%',
    color: theme.vars.palette.roles.success.text,
    backgroundColor: theme.vars.palette.roles.success.background,
    '& svg': { fontSize: '1rem' },
  },
}));

/** One thing that a place offers. */
export interface Feature {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
}

export interface FeatureListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  items?: Feature[];
}

/** Features of a place or a plan, in as many columns as fit. */
export function FeatureList({ items = [], ...rest }: FeatureListProps) {
  if (items.length === 0) return null;
  return (
    <Root {...rest}>
      {items.map(({ key, label, icon }) => (
        <li key={key}>
          <span className="icon" aria-hidden>
            {icon ?? <Check />}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </Root>
  );
}
