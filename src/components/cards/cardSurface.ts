import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import type { RoleName } from '#theme/roles.ts';
import { durations, radii, shade } from '#theme/tokens.ts';

/** The surface of every card: a border instead of a shadow, as tall as its row. */
export const CardSurface = styled('article')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.column,
  minWidth: 0,
  height: '100%',
  ...theme.mixins.sheet,
  color: theme.vars.palette.text.primary,
}));

export const CardTitle = styled('h3')(({ theme }) => theme.typography.h4);

export const CardText = styled('p')(({ theme }) => theme.mixins.note);

export const CardLabel = styled('span')<{ tone: RoleName }>(({ theme, tone }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 1.25),
  borderRadius: radii.chip,
  ...theme.mixins.soft(tone),
}));

/** A card that is a link rises by two pixels on hover. */
export const hoverLift = (theme: Theme): CSSObject => ({
  transition: `transform ${durations.quick}ms ease-out, border-color ${durations.quick}ms ease-out, box-shadow ${durations.quick}ms ease-out`,
  '@media (hover: hover)': {
    '&:hover': {
      transform: 'translateY(-2px)',
      borderColor: theme.vars.palette.roles.control.outline,
      boxShadow: `0 12px 32px -16px ${shade(0.28)}`,
    },
  },
  '@media (prefers-reduced-motion: reduce)': { '&:hover': { transform: 'none' } },
});

/**
 * The link that makes a whole card clickable: its box covers the card, and the heading remains its
 * accessible name. Other controls in the card need `position: relative; z-index: 1`.
 */
export const StretchedLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'none',
  '&[type="button"]': { all: 'unset', cursor: 'pointer' },
  '&::after': { content: '""', position: 'absolute', inset: -1, borderRadius: radii.card },
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
})) as typeof Link;
