import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';
import type { LocationCardProps } from '#src/components/cards/listing/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import {
  countryCodes,
  countryName,
  flagOf,
  homeCountry,
  type CountryCode,
} from '#src/content/countries.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import {
  prefetchOrganisations,
  useOrganisations,
} from '#src/hooks/data/places/useOrganisations.ts';
import { countPlaces } from '#src/lib/countries.ts';
import { formatNumber } from '#src/lib/numbers.ts';

/** Counts places in the home country if the loaded records do not contain the number. */
const atHome = { country: homeCountry, per_page: 1 };
const homeKey = organisationKeys.list(atHome);

export interface Destination extends LocationCardProps {
  code: CountryCode;
  /** Number of places. Null while it loads, or if unknown. */
  count: number | null;
}

/** Countries with their number of places: blank while it loads, omitted if unknown. */
export const useDestinations = (): { destinations: Destination[]; isLoading: boolean } => {
  const { t, i18n } = useTranslation();
  const result = useOrganisations();
  const { records, total, error } = result;
  const home = useSWR(result.hasMore ? homeKey : null, () => fetchOrganisations(atHome));
  const isLoading = result.isLoading || home.isLoading;
  const counted = countPlaces({ home: homeCountry, records, total, atHome: home.data?.count });

  const countOf = (code: CountryCode) =>
    isLoading || (error && total === 0) ? null : counted(code);
  const textOf = (code: CountryCode): string | null => {
    if (isLoading) return '';
    const count = countOf(code);
    if (count === null) return code === homeCountry ? t('browse.filters.show') : null;
    if (count === 0) return t('cards.noPlaces');
    return t('cards.places', { count, n: formatNumber(count, i18n.language) });
  };

  const destinations = countryCodes.map((code) => ({
    code,
    count: countOf(code),
    href: paths.listingGrid.href(undefined, { country: code }),
    title: countryName(code, i18n.language),
    text: textOf(code),
    flag: flagOf(code),
  }));
  return { destinations, isLoading };
};

export const prefetchDestinations = async (prefetch: Prefetch): Promise<void> => {
  if (await prefetchOrganisations(prefetch))
    await prefetch(homeKey, (client) => fetchOrganisations(atHome, client));
};
