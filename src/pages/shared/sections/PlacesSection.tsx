import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { inOrder } from '#src/lib/listings.ts';
import { ChosenPlaces, type ChosenPlacesProps } from './ChosenPlaces.tsx';

interface Props extends Omit<ChosenPlacesProps, 'places' | 'isLoading' | 'error' | 'retry'> {
  sort: keyof typeof inOrder;
}

/** Some places out of what the bare list brings. */
export function PlacesSection({ sort, ...rest }: Props) {
  const { records, isLoading, error, retry } = useOrganisations();
  return (
    <ChosenPlaces {...rest} places={inOrder[sort](records)} {...{ isLoading, error, retry }} />
  );
}
