import Box from '@mui/material/Box';
import { Children, isValidElement, type ReactNode } from 'react';

interface Props {
  /** What the list holds, for those who hear it. */
  label?: string;
  /** The narrowest a card gets before the row breaks, in px. */
  min?: number;
  /** The space between the cards, in the theme's unit. */
  gap?: number;
  children: ReactNode;
}

/** Cards in a list that fills any width with equal columns. */
export function CardGrid({ label, min = 260, gap = 3, children }: Props) {
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
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))`,
      }}
    >
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </Box>
  );
}
