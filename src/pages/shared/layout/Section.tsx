import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';

type Ground = 'page' | 'paper' | 'sea';

const grounds: Record<Ground, string> = {
  page: 'transparent',
  paper: 'background.paper',
  sea: 'roles.active.background',
};

export interface SectionProps {
  title: string;
  text?: string;
  /** An addition beside the heading, e.g. a link to more. */
  action?: ReactNode;
  align?: 'start' | 'center';
  /** The background; neighbours differ. */
  ground?: Ground;
  children: ReactNode;
}

/** A part of a screen, named by its heading. */
export function Section({ title, text, action, align, ground = 'page', children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: { xs: 6, md: 9 }, bgcolor: grounds[ground] }}
    >
      <Container>
        <SectionHeading id={id} title={title} text={text} action={action} align={align} />
        {children}
      </Container>
    </Box>
  );
}
