import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { arrange, everything, type Sort } from '#src/lib/listings.ts';
import { ChosenPlaces, type ChosenPlacesProps } from './ChosenPlaces.tsx';

interface Props extends Omit<ChosenPlacesProps, 'places' | 'isLoading' | 'error' | 'retry'> {
  /** Which places come first. */
  sort: Sort;
}

/** Some places out of what the bare list brings. */
export function PlacesSection({ sort, ...rest }: Props) {
  const { listings, isLoading, error, retry } = useOrganisations(everything);
  const places = arrange(listings, { ...everything, sort });
  return <ChosenPlaces {...rest} places={places} {...{ isLoading, error, retry }} />;
}
