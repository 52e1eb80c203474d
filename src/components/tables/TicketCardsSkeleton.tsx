import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

const cards = [0, 1, 2];

/** Cards of a ticket list that is still loading. */
export function TicketCardsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack component="output" spacing={1.5} aria-label={t('common.loading')}>
      {cards.map((card) => (
        <Skeleton key={card} variant="rounded" height={196} />
      ))}
    </Stack>
  );
}
