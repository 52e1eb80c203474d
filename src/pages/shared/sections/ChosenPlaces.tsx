import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisations.ts';
import { paths } from '#src/config/paths.ts';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { Failed, type Resource } from '#src/pages/shared/layout/Loaded.tsx';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { inOrder, openFirst } from '#src/lib/listings.ts';

interface Props extends Omit<ChosenPlacesProps, 'places' | 'request'> {
  sort: keyof typeof inOrder;
}

/** The first places in an order; those with numbers now come first. */
export function PlacesSection({ sort, ...rest }: Props) {
  const request = useOrganisations();
  const places = openFirst(inOrder[sort](request.records));
  return <ChosenPlaces {...rest} places={places} request={request} />;
}

export interface ChosenPlacesProps extends Pick<SectionProps, 'title' | 'text' | 'ground'> {
  /** Shows the first `count` of them. Without places, the section is hidden. */
  places: Listing[];
  request: Omit<Resource<unknown>, 'data'> & { isLoading: boolean };
}

const COUNT = 6;

export function ChosenPlaces({ title, text, ground, places, request }: ChosenPlacesProps) {
  const { t } = useTranslation();
  const { isLoading, error } = request;
  const chosen = places.slice(0, COUNT);
  if (!isLoading && !error && chosen.length === 0) return null;
  const failed = error && chosen.length === 0;
  return (
    <Section
      ground={ground}
      title={title}
      text={text}
      action={{ href: paths.listingGrid.href(), label: t('common.allPlaces') }}
    >
      {failed ? (
        <Failed {...request} />
      ) : (
        <ListingCards label={title} listings={chosen} skeletons={isLoading ? COUNT : 0} />
      )}
    </Section>
  );
}
