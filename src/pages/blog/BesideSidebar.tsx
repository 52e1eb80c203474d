import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** On which side the sidebar stands where there is room; on a phone it comes last. */
  side: 'left' | 'right';
  sidebar: ReactNode;
  children: ReactNode;
}

const columns = {
  left: '340px minmax(0, 1fr)',
  right: 'minmax(0, 1fr) 340px',
} as const;

const areas = { left: '"side main"', right: '"main side"' } as const;

/** The main column and a sidebar. */
export function BesideSidebar({ side, sidebar, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns[side] },
        gridTemplateAreas: { xs: '"main" "side"', md: areas[side] },
      }}
    >
      <Box sx={{ gridArea: 'main', minWidth: 0 }}>{children}</Box>
      <Box sx={{ gridArea: 'side', minWidth: 0 }}>{sidebar}</Box>
    </Box>
  );
}
