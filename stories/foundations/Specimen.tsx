import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SheetProps {
  title: string;
  /** Usage guidance. */
  intro: string;
  children: ReactNode;
}

/** A page of the foundations: heading, one paragraph, specimens. */
export const Sheet = ({ title, intro, children }: SheetProps) => (
  <Stack component="section" spacing={4} sx={{ mb: 4 }}>
    <Box>
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '65ch' }}>
        {intro}
      </Typography>
    </Box>
    {children}
  </Stack>
);

interface SpecimenProps {
  name: string;
  /** The value in the theme. */
  value: string;
  children: ReactNode;
}

/** One value of the theme: appearance, name and value. */
export const Specimen = ({ name, value, children }: SpecimenProps) => (
  <Stack spacing={1}>
    {children}
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {name}
    </Typography>
    <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {value}
    </Typography>
  </Stack>
);

/** Specimens side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}
  >
    {children}
  </Box>
);
