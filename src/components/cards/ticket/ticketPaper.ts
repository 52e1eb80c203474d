import type { CSSObject } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { radii, shade } from '#theme/tokens.ts';

const notch = 10;
const hole = 3;
const pitch = 12;

export type TornEdge = 'right' | 'left' | 'top' | 'bottom';

const r = `${radii.ticket}px`;

/** For each edge: its middle, its two ends, and the radius of the opposite corners. */
const edges: Record<TornEdge, { at: string; ends: [string, string]; borderRadius: string }> = {
  right: { at: '100% 50%', ends: ['100% 0', '100% 100%'], borderRadius: `${r} 0 0 ${r}` },
  left: { at: '0 50%', ends: ['0 0', '0 100%'], borderRadius: `0 ${r} ${r} 0` },
  top: { at: '50% 0', ends: ['0 0', '100% 0'], borderRadius: `0 0 ${r} ${r}` },
  bottom: { at: '50% 100%', ends: ['0 100%', '100% 100%'], borderRadius: `${r} ${r} 0 0` },
};

/** A perforation: a notch at both ends of the edge and a row of holes between them. */
export const tornEdge = (edge: TornEdge): CSSObject => {
  const { at, ends, borderRadius } = edges[edge];
  const upright = edge === 'left' || edge === 'right';
  const cut = (radius: number, where: string) =>
    `radial-gradient(circle ${radius}px at ${where}, transparent calc(100% - 0.5px), #000)`;
  return {
    borderRadius,
    maskImage: [...ends.map((end) => cut(notch, end)), cut(hole, at)].join(', '),
    maskSize: `auto, auto, ${upright ? `100% ${pitch}px` : `${pitch}px 100%`}`,
    maskRepeat: `no-repeat, no-repeat, ${upright ? 'no-repeat round' : 'round no-repeat'}`,
    maskComposite: 'intersect',
  };
};

const part = (edge: TornEdge) =>
  styled('div')(({ theme }) => ({
    padding: theme.spacing(2.5, 3, 3),
    ...theme.mixins.soft('ticket'),
    ...tornEdge(edge),
  }));

export const TicketTop = part('bottom');
export const TicketBottom = part('top');

/** The number on a ticket. The paper sets its size. */
export const TicketFigure = styled('strong')(({ theme }) => ({
  lineHeight: 0.95,
  ...theme.mixins.figure,
  letterSpacing: '-0.03em',
  color: theme.vars.palette.roles.ticket.fill,
}));

/** Holds the parts of a ticket. The shadow is a filter, because it must follow the notches. */
export const TicketSheet = styled('article')<PropsWithChildren>(({ theme }) => ({
  containerType: 'inline-size',
  filter: `drop-shadow(0 0 0.75px ${theme.vars.palette.roles.control.outline}) drop-shadow(0 6px 14px ${shade(0.12)})`,
}));
