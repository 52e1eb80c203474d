import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { radii } from '#theme/tokens.ts';

export const Stage = styled('div')({
  position: 'relative',
  borderRadius: radii.card,
  overflow: 'hidden',
});

export const Track = styled('ul')({ display: 'flex' });

export const Slide = styled('li')({ flex: '0 0 100%', minWidth: 0 });

export const Floating = styled(IconButton)(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
  '&:focus-visible': { outlineOffset: -3 },
}));

export const Sides = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.spacing(1.5),
  top: 'calc(50% - 22px)',
  ...theme.mixins.ends,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));

export const Foot = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: theme.spacing(1.5),
  bottom: theme.spacing(1.5),
  ...theme.mixins.beside,
  gap: theme.spacing(1),
}));

export const SlideNumber = styled('span')(({ theme }) => ({
  ...theme.mixins.inline,
  minHeight: 28,
  paddingInline: theme.spacing(1.25),
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.mixins.solid('scrim'),
}));

export const Thumbs = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(1),
  margin: theme.spacing(0.75, -0.75, -0.75),
  padding: theme.spacing(0.75),
  overflowX: 'auto',
  scrollbarWidth: 'none',
}));

export const Thumb = styled('button')(({ theme }) => ({
  display: 'block',
  width: 72,
  padding: 0,
  border: 0,
  borderRadius: radii.control,
  overflow: 'hidden',
  background: 'none',
  cursor: 'pointer',
  opacity: 0.72,
  '&:hover': { opacity: 1 },
  '&[aria-current="true"]': {
    opacity: 1,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
  },
  '&:focus-visible': { opacity: 1, outlineOffset: 3 },
  [theme.breakpoints.up('sm')]: { width: 96 },
}));

export const None = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(2),
  bottom: theme.spacing(2),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: radii.chip,
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}));
