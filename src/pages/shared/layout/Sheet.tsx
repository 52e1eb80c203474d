import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled sheet on a screen: a form, an office, a table. */
export function Sheet({ title, text, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem' }}>
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>}
      <div style={{ marginTop: 24 }}>{children}</div>
    </Card>
  );
}
