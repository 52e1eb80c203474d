import Box from '@mui/material/Box';
import type { Organisation } from '#src/api/organisation.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { AuthorBlock } from './AuthorBlock.tsx';
import { Facts } from './Facts.tsx';
import { Similar } from './Similar.tsx';

const StayInTouch = lazyInView<Pick<Organisation, 'links'>>(
  async () => (await import('./StayInTouch.tsx')).StayInTouch,
  { height: '420px' },
);

/** The listing's author, facts, similar places and news; in two columns where there is room. */
export function Aside({ organisation }: { organisation: Organisation }) {
  return (
    <Box
      component="aside"
      sx={{
        columnCount: { sm: 2 },
        columnGap: 3,
        '& > *': { breakInside: 'avoid', mb: 3 },
      }}
    >
      <AuthorBlock organisation={organisation} />
      <Facts organisation={organisation} />
      <Similar organisation={organisation} />
      <StayInTouch links={organisation.links} />
    </Box>
  );
}
