import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { isValidElement, useId, type ReactElement, type ReactNode } from 'react';
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
  /** Beside the heading: a link to more, or something else to press. */
  action?: { label: string; to: string } | ReactElement;
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
        <SectionHeading
          id={id}
          title={title}
          text={text}
          align={align}
          action={
            action && !isValidElement(action) ? (
              <Button href={action.to} variant="outlined">
                {action.label}
              </Button>
            ) : (
              action
            )
          }
        />
        {children}
      </Container>
    </Box>
  );
}
