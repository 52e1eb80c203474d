import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A titled sheet of the account's tab. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem', mb: text ? 1 : 3 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ mb: 2 }}>{text}</Typography>}
      {children}
    </Card>
  );
}
