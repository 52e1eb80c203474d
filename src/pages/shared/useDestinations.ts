import { useTranslation } from 'react-i18next';
import type { LocationCardProps } from '#src/components/cards/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import {
  countryCodes,
  countryName,
  flagOf,
  sampleListings,
  type CountryCode,
} from '#src/content/countries.ts';
import { useOrganisations } from '#src/hooks/data/useOrganisations.ts';
import { everything } from '#src/lib/listings.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { searchState } from '#src/pages/shared/searchChoice.ts';

/** A country to look for places in, as a card shows it. */
export interface Destination extends LocationCardProps {
  code: CountryCode;
}

/**
 * The twenty countries with how many places there are; Greece's figure is the server's, blank
 * while that loads.
 */
export const useDestinations = (): { destinations: Destination[]; isLoading: boolean } => {
  const { t, i18n } = useTranslation();
  const { total, isLoading, error } = useOrganisations(everything);

  const inWords = (count: number): string =>
    t('cards.places', { count, n: formatNumber(count, i18n.language) });
  const textOf = (code: CountryCode): string => {
    if (code !== 'GR') return inWords(sampleListings[code]);
    if (isLoading) return '';
    return error && total === 0 ? t('browse.allLocations.unknown') : inWords(total);
  };

  const destinations = countryCodes.map((code) => ({
    code,
    href: paths.listingGrid.href(),
    state: searchState({ country: code, category: null }),
    title: countryName(code, i18n.language),
    text: textOf(code),
    flag: flagOf(code),
  }));
  return { destinations, isLoading };
};
