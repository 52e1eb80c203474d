import Box from '@mui/material/Box';
import { Children, isValidElement, type ReactNode } from 'react';

type Columns = 3 | 4;

/** Never three in two columns: a row is either full or one card. */
const columnsFrom: Record<Columns, Record<string, string>> = {
  3: { '@media (min-width: 740px)': 'repeat(3, minmax(0, 1fr))' },
  4: {
    '@media (min-width: 600px)': 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 1000px)': 'repeat(4, minmax(0, 1fr))',
  },
};

interface Props {
  /** What the list holds, for those who hear it. */
  label?: string;
  /** How many cards share a row where there is room. */
  columns?: Columns;
  /** The space between the cards, in the theme's unit. */
  gap?: number;
  children: ReactNode;
}

/** Cards in a list of equal columns. */
export function CardGrid({ label, columns = 3, gap = 3, children }: Props) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap,
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...Object.fromEntries(
          Object.entries(columnsFrom[columns]).map(([from, gridTemplateColumns]) => [
            from,
            { gridTemplateColumns },
          ]),
        ),
      }}
    >
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </Box>
  );
}
