import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { durations, radii } from '#theme/tokens.ts';

const grounds = ['active', 'waiting', 'accent', 'success'] as const;

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  },
}));

const Tile = styled(Link, {
  shouldForwardProp: (prop) => prop !== 'ground',
})<{ ground: (typeof grounds)[number] }>(({ theme, ground }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  height: '100%',
  minHeight: 128,
  padding: theme.spacing(1.75, 1.5),
  borderRadius: radii.card,
  fontWeight: 650,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  textDecoration: 'none',
  color: theme.vars.palette.roles[ground].text,
  backgroundColor: theme.vars.palette.roles[ground].background,
  border: '1px solid transparent',
  '& svg': { fontSize: '2.25rem' },
  '&:hover': { borderColor: 'currentColor' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `translate ${durations.quick}ms ease-out`,
    '&:hover': { translate: '0 -2px' },
  },
  [theme.breakpoints.up('md')]: { minHeight: 156, padding: theme.spacing(2.5) },
}));

interface TileItem {
  key: string;
  label: string;
  href: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
}

interface TileGridProps {
  label: string;
  tiles: readonly TileItem[];
}

/** The colours run diagonally, so that no two neighbours share one. */
const groundAt = (index: number) => grounds[(index + Math.floor(index / 6)) % grounds.length]!;

/** Coloured tiles of one size, each a link. With texts or counts use cards. */
export function TileGrid({ label, tiles }: TileGridProps) {
  return (
    <Root aria-label={label}>
      {tiles.map(({ key, label: text, href, icon: Icon }, index) => (
        <li key={key}>
          <Tile to={href} ground={groundAt(index)}>
            <Icon aria-hidden />
            {text}
          </Tile>
        </li>
      ))}
    </Root>
  );
}
