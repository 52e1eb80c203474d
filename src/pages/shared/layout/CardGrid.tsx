import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { Children, isValidElement, type ReactNode, type Ref } from 'react';
import { twoColumns } from '#theme/tokens.ts';

/** Avoids three cards in two columns: a row is full or has one card. */
export const fullRows = {
  3: { '@media (min-width: 740px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  4: {
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
};

interface Props {
  label?: string;
  /** Cards per row by window width, or the minimum width of a card. */
  columns?: 3 | 4 | { xs: number; md: number } | { atLeast: number };
  gap?: number | { xs: number; sm?: number; md?: number };
  busy?: boolean;
  sx?: SystemStyleObject<Theme>;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

export function CardGrid({ label, columns = 3, gap = 3, busy, sx, ref, children }: Props) {
  const template = (): SystemStyleObject<Theme> => {
    if (typeof columns === 'number') return fullRows[columns];
    if ('atLeast' in columns)
      return {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${columns.atLeast}px, 100%), 1fr))`,
      };
    const [xs, md] = [columns.xs, columns.md].map((count) =>
      count === 2 ? twoColumns : `repeat(${count}, minmax(0, 1fr))`,
    );
    return { gridTemplateColumns: { xs, md } };
  };
  return (
    <Box
      component="ul"
      ref={ref}
      aria-label={label}
      aria-busy={busy}
      sx={[
        { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap },
        template(),
        sx ?? false,
      ]}
    >
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </Box>
  );
}
