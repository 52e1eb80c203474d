import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useId, type ReactNode, type Ref } from 'react';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';

interface Props {
  title: string;
  /** A sentence or a count under the title. */
  text?: ReactNode;
  ground?: 'page' | 'sea';
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

const grounds = { page: 'transparent', sea: 'roles.active.background' } as const;

/** A part of a screen with its heading beside it, and above it on phones. */
export function SplitSection({ title, text, ground = 'page', ref, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={id}
      sx={{ py: { xs: 6, md: 9 }, bgcolor: grounds[ground] }}
    >
      <Container
        sx={{
          display: 'grid',
          columnGap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 1fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: { md: 108 } }}>
          <SectionHeading id={id} title={title} text={text} />
        </Box>
        <div>{children}</div>
      </Container>
    </Box>
  );
}
