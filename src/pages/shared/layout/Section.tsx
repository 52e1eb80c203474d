import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import { isValidElement, useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';

type Ground = 'page' | 'paper' | 'sea';

const grounds: Record<Ground, string> = {
  page: 'transparent',
  paper: 'background.paper',
  sea: 'roles.active.background',
};

export interface SectionProps {
  title: string;
  /** A sentence or count below the title. */
  text?: ReactNode;
  /** A link or another control beside the heading. */
  action?: { label: string; href: string } | ReactElement;
  align?: 'start' | 'center';
  /** The background. Adjacent sections differ. */
  ground?: Ground;
  /** On a phone, stands close below what precedes it. */
  close?: boolean;
  /** Puts the heading beside the content, or above it on phones. */
  split?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

const splitInTwo: SxProps<Theme> = {
  display: 'grid',
  columnGap: 8,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 1fr) minmax(0, 2fr)' },
  '& > :first-of-type': { position: { md: 'sticky' }, top: { md: 108 } },
};

export function Section({
  title,
  text,
  action,
  align,
  ground = 'page',
  close = false,
  split = false,
  ref,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={id}
      sx={{ pt: { xs: close ? 2 : 6, md: 9 }, pb: { xs: 6, md: 9 }, bgcolor: grounds[ground] }}
    >
      <Container sx={split ? splitInTwo : undefined}>
        <SectionHeading
          id={id}
          title={title}
          text={text}
          align={align}
          action={
            action && !isValidElement(action) ? (
              <Button href={action.href} variant="outlined">
                {action.label}
              </Button>
            ) : (
              action
            )
          }
        />
        {split ? <div>{children}</div> : children}
      </Container>
    </Box>
  );
}
