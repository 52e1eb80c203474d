import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, text, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Typography
        id={id}
        variant="h2"
        tabIndex={-1}
        sx={{ fontSize: '1.375rem', mb: text ? 1 : 2 }}
      >
        {title}
      </Typography>
      {text && <Typography sx={{ mb: 2, maxWidth: '42em' }}>{text}</Typography>}
      {children}
    </Card>
  );
}
