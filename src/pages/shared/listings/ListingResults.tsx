import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisations.ts';
import { countFilters } from '#src/lib/listingFilters.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { ListingCards, type Arrangement } from './ListingCards.tsx';
import type { MapLink } from './ListingPlace.tsx';
import { ListingMore } from './ListingMore.tsx';
import type { ListingBrowsing } from './useListingBrowser.ts';

interface Props {
  browsing: ListingBrowsing;
  arrangement?: Arrangement;
  map?: MapLink;
}

const SKELETONS = 6;

/** Results of a search: matches first, then other places, and a button to load more. */
export function ListingResults(props: Props) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('navigation.links.places')}>
      <Results {...props} />
    </section>
  );
}

function Results({ browsing, arrangement, map }: Props) {
  const { t, i18n } = useTranslation();
  const { result, keywords, clearFilters, onlyMatches, setOnlyMatches } = browsing;
  const { listings, total, matches, isLoading, error } = result;
  const filtered = countFilters(browsing.filters) > 0;

  if (isLoading)
    return (
      <ListingCards
        label={t('navigation.links.places')}
        skeletons={SKELETONS}
        arrangement={arrangement}
      />
    );
  if (error && listings.length === 0) return <Failed {...result} />;
  if (listings.length === 0)
    return (
      <EmptyState
        title={t(filtered ? 'pages.listingGrid.filteredTitle' : 'pages.listingGrid.emptyTitle')}
        text={t(filtered ? 'pages.listingGrid.filteredText' : 'pages.listingGrid.emptyText')}
        action={
          filtered
            ? { label: t('pages.listingGrid.clearFilters'), onClick: clearFilters }
            : undefined
        }
      />
    );

  const found = listings.filter((listing) => listing.match !== null);
  const isApart = ({ wait }: Listing): boolean =>
    browsing.openFirst && arrangement !== 'rail' && wait?.status === 'closed';
  const others = listings.filter((listing) => listing.match === null && !isApart(listing));
  const closed = listings.filter(isApart);
  const restricted = onlyMatches && keywords !== '' && matches > 0;
  const shown = restricted ? found.length : listings.length;
  const all = restricted ? matches : total;
  const figure = (value: number): string => formatNumber(value, i18n.language);

  return (
    <Box sx={{ minWidth: 0 }}>
      {result.ignored.length > 0 && (
        <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('browse.filters.ignored')}
        </Typography>
      )}
      {keywords && (
        <Stack
          direction="row"
          sx={{ mb: 2, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
          role="status"
        >
          <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
            {matches > 0
              ? t('pages.listingGrid.results', { count: matches, keywords })
              : t('pages.listingGrid.noResults', { keywords })}
          </Typography>
          {matches > 0 && (
            <Chip
              label={t('pages.listingGrid.onlyMatches', { matches: figure(matches) })}
              clickable
              color={onlyMatches ? 'primary' : 'default'}
              variant={onlyMatches ? 'filled' : 'outlined'}
              aria-pressed={onlyMatches}
              onClick={() => setOnlyMatches(!onlyMatches)}
            />
          )}
        </Stack>
      )}
      {keywords && matches === 0 && (
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          {t('pages.listingGrid.noResultsText')}
        </Typography>
      )}
      {found.length > 0 && (
        <ListingCards
          label={t('pages.listingGrid.results', { count: matches, keywords })}
          listings={found}
          opening
          keywords={keywords}
          arrangement={arrangement}
          map={map}
        />
      )}
      {keywords && !restricted && others.length > 0 && (
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mt: 5, mb: 2 }}>
          {t('pages.listingGrid.more')}
        </Typography>
      )}
      {!restricted && others.length > 0 && (
        <ListingCards
          label={t(keywords ? 'pages.listingGrid.more' : 'navigation.links.places')}
          headingLevel={keywords ? 3 : 2}
          listings={others}
          opening={found.length === 0}
          arrangement={arrangement}
          map={map}
        />
      )}
      {closed.length > 0 && (
        <>
          <Typography
            variant="h2"
            sx={{ fontSize: '1.125rem', mt: others.length > 0 ? 4 : 0, mb: 1.5 }}
          >
            {t('pages.listingGrid.closedNow')}
          </Typography>
          <ListingCards
            label={t('pages.listingGrid.closedNow')}
            listings={closed}
            opening={found.length + others.length === 0}
            arrangement={arrangement === 'list' ? 'list' : 'rows'}
            map={map}
          />
        </>
      )}
      <ListingMore result={result} shown={shown} all={all} />
    </Box>
  );
}
