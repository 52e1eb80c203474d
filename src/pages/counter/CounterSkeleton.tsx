import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { screenLayout } from './screenLayout.ts';

/** The outline of a counter's screen while it loads. */
export function CounterSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton height={48} sx={{ maxWidth: 420, mb: 2 }} />
      <Box sx={screenLayout.root}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={364} />
          <Skeleton variant="rounded" height={120} />
        </Box>
        <Box sx={screenLayout.others}>
          <Skeleton variant="rounded" height={76} />
          <Skeleton variant="rounded" height={104} />
          <Skeleton variant="rounded" height={340} />
        </Box>
      </Box>
    </Box>
  );
}
