import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const rows = [0, 1, 2, 3, 4];

/** Rows of a ticket table that is still loading. */
export function TicketRowsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      {rows.map((row) => (
        <TableRow key={row} sx={{ height: 88 }}>
          <TableCell sx={{ pl: 3 }}>
            <Skeleton width={44} height={44} />
            {row === 0 && <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}
          </TableCell>
          <TableCell>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Skeleton variant="rounded" width={72} height={54} sx={{ flex: 'none' }} />
              <Stack sx={{ flex: 1 }}>
                <Skeleton width="58%" />
                <Skeleton width="42%" />
              </Stack>
            </Stack>
          </TableCell>
          <TableCell>
            <Skeleton width="80%" />
          </TableCell>
          <TableCell>
            <Skeleton width="80%" />
          </TableCell>
          <TableCell sx={{ pr: 3 }}>
            <Skeleton width={112} height={32} />
          </TableCell>
        </TableRow>
      ))}
    </>
  );
}
