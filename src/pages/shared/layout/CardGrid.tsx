import { styled } from '@mui/material/styles';
import { Children, isValidElement, type ReactNode } from 'react';

type Columns = 3 | 4;

/** Never puts three cards in two columns: a row is either full or one card. */
const columnsFrom: Record<Columns, Record<string, { gridTemplateColumns: string }>> = {
  3: { '@media (min-width: 740px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  4: {
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
};

const Grid = styled('ul')<{ columns: Columns }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...columnsFrom[columns],
}));

interface Props {
  /** The list's accessible name. */
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
    <Grid columns={columns} aria-label={label} sx={{ gap }}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </Grid>
  );
}
