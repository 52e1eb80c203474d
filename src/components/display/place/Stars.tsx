import styled from '@emotion/styled';
import type { CSSProperties } from 'react';

const shape = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'/></svg>`)}")`;

const full = shape(
  'M12 17.27L18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z',
);
const hollow = shape(
  'M22 9.24l-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03L22 9.24zM12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28L12 15.4z',
);

const OF = 5;

const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: `${OF}em`,
  height: '1em',
  verticalAlign: 'text-bottom',
  '&::before, &::after': {
    content: '""',
    ...theme.mixins.cover,
    maskSize: '1em 1em',
    maskRepeat: 'repeat-x',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '&::before': {
    maskImage: hollow,
    backgroundColor: theme.vars.palette.roles.control.outline,
    clipPath: 'inset(0 0 0 var(--begun))',
  },
  '&::after': {
    maskImage: full,
    backgroundColor: theme.vars.palette.roles.waiting.fill,
    clipPath: 'inset(0 calc(100% - var(--given)) 0 0)',
  },
}));

const sizes = { small: '1.125rem', medium: '1.5rem', large: '1.875rem' } as const;

export interface StarsProps {
  /** Number of filled stars, 0 to 5, with fractions. */
  value: number;
  size?: keyof typeof sizes;
}

/** Five decorative stars in one element. Show the rating as text next to them. */
export function Stars({ value, size = 'medium' }: StarsProps) {
  const given = Math.min(Math.max(value, 0), OF);
  return (
    <Row
      aria-hidden
      style={
        {
          fontSize: sizes[size],
          '--given': `${(given / OF) * 100}%`,
          '--begun': `${Math.floor(given) * (100 / OF)}%`,
        } as CSSProperties
      }
    />
  );
}
