import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  /** The anchor that links on the page jump to. */
  anchor?: string;
  title: string;
  children: ReactNode;
}

/** A titled sheet of a screen. */
export function Panel({ anchor, title, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3.5 }, scrollMarginTop: 96 }}
    >
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ fontSize: '1.375rem', mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
