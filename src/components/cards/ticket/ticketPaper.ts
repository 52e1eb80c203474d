import type { CSSObject } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { radii } from '#theme/tokens.ts';

const notch = 10;
const hole = 3;
const pitch = 12;

/** The edge along which a piece of paper is, or can be, torn off. */
export type TornEdge = 'right' | 'left' | 'top' | 'bottom';

const bite = (x: string, y: string) =>
  `radial-gradient(circle ${notch}px at ${x} ${y}, transparent calc(100% - 0.5px), #000)`;

const side: Record<TornEdge, { at: string; corners: [[string, string], [string, string]] }> = {
  right: {
    at: '100% 50%',
    corners: [
      ['100%', '0'],
      ['100%', '100%'],
    ],
  },
  left: {
    at: '0 50%',
    corners: [
      ['0', '0'],
      ['0', '100%'],
    ],
  },
  top: {
    at: '50% 0',
    corners: [
      ['0', '0'],
      ['100%', '0'],
    ],
  },
  bottom: {
    at: '50% 100%',
    corners: [
      ['0', '100%'],
      ['100%', '100%'],
    ],
  },
};

/** A notch at both ends of the edge and half a row of holes between them. */
export const torn = (edge: TornEdge): CSSObject => {
  const { at, corners } = side[edge];
  const upright = edge === 'left' || edge === 'right';
  const holes = `radial-gradient(circle ${hole}px at ${at}, transparent calc(100% - 0.5px), #000)`;
  return {
    maskImage: [...corners.map(([x, y]) => bite(x, y)), holes].join(', '),
    maskSize: `auto, auto, ${upright ? `100% ${pitch}px` : `${pitch}px 100%`}`,
    maskRepeat: `no-repeat, no-repeat, ${upright ? 'no-repeat round' : 'round no-repeat'}`,
    maskComposite: 'intersect',
  };
};

/** The corners that stay round: those away from the torn edge. */
export const roundAwayFrom = (edge: TornEdge): CSSObject => {
  const r = `${radii.ticket}px`;
  const corners: Record<TornEdge, string> = {
    right: `${r} 0 0 ${r}`,
    left: `0 ${r} ${r} 0`,
    top: `0 0 ${r} ${r}`,
    bottom: `${r} ${r} 0 0`,
  };
  return { borderRadius: corners[edge] };
};

/** Holds the pieces of a ticket. The shadow follows the notches, so it is a filter around them. */
export const TicketSheet = styled('article')<PropsWithChildren>(({ theme }) => ({
  containerType: 'inline-size',
  filter: `drop-shadow(0 0 0.75px ${theme.vars.palette.roles.control.outline}) drop-shadow(0 6px 14px rgb(16 36 62 / 0.12))`,
}));
