import PlayArrow from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { durations, radii } from '#theme/tokens.ts';
import { Picture, type PictureKind } from './Picture.tsx';

const Root = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { borderRadius: radii.card },
  '@media (hover: hover)': { '&:hover .play': { scale: '1.06' } },
  '@media (prefers-reduced-motion: reduce)': { '&:hover .play': { scale: 'none' } },
}));

const Bar = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  textAlign: 'start',
  fontWeight: 650,
  color: theme.vars.palette.roles.scrim.onFill,
  backgroundColor: theme.vars.palette.roles.scrim.fill,
}));

const Play = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  color: theme.vars.palette.roles.accent.onFill,
  backgroundColor: theme.vars.palette.roles.accent.fill,
  transition: `scale ${durations.quick}ms ease-out`,
  '& svg': { fontSize: '2rem' },
}));

export interface VideoPosterProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  label?: string;
  src?: string | null;
  ratio?: number;
  fallback?: PictureKind;
}

/** A still picture that opens a video when pressed; put a `VideoDialog` behind it. */
export function VideoPoster({
  label = '',
  src,
  ratio = 16 / 9,
  fallback = 'business',
  ...rest
}: VideoPosterProps) {
  return (
    <Root type="button" aria-haspopup="dialog" {...rest}>
      <Picture src={src} ratio={ratio} fallback={fallback} eager />
      <Bar>
        <Play className="play">
          <PlayArrow aria-hidden />
        </Play>
        {label}
      </Bar>
    </Root>
  );
}
