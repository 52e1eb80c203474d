import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import type { Organisations } from '#src/hooks/data/places/useOrganisations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { formatNumber } from '#src/lib/numbers.ts';

interface Props {
  result: Omit<Organisations, 'records'>;
  shown: number;
  all: number;
}

/**
 * The end of a list: number of shown places, error, and a button to load more. It is a region, so
 * the focus stays at the end when the button leaves.
 */
export function ListingMore({ result, shown, all }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { error } = result;
  const figure = (value: number): string => formatNumber(value, i18n.language);
  return (
    <Stack component="section" sx={{ mt: 4, gap: 2, alignItems: 'center', textAlign: 'center' }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('pages.listingGrid.showing', {
          from: figure(1),
          to: figure(shown),
          total: figure(all),
        })}
      </Typography>
      {error !== undefined && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {errorText(error)}
        </Typography>
      )}
      {result.hasMore && shown < all && (
        <PendingButton
          variant="outlined"
          size="large"
          pending={result.isLoadingMore}
          pendingLabel={t('common.loading')}
          onClick={result.loadMore}
        >
          {t('pages.listingGrid.loadMore')}
        </PendingButton>
      )}
    </Stack>
  );
}
