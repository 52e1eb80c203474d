import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisations.ts';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { paths } from '#src/config/paths.ts';
import { listingCardOf } from '#src/pages/shared/listings/listingCard.ts';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { Failed, type Resource } from '#src/pages/shared/layout/Loaded.tsx';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { inOrder } from '#src/lib/listings.ts';

interface Props extends Omit<ChosenPlacesProps, 'places' | 'request'> {
  sort: keyof typeof inOrder;
}

export function PlacesSection({ sort, ...rest }: Props) {
  const request = useOrganisations();
  return <ChosenPlaces {...rest} places={inOrder[sort](request.records)} request={request} />;
}

export interface ChosenPlacesProps extends Pick<SectionProps, 'title' | 'text' | 'ground'> {
  /** Shows the first `count` of them. Without places, the section is hidden. */
  places: Listing[];
  request: Omit<Resource<unknown>, 'data'> & { isLoading: boolean };
  count?: number;
  arrangement?: 'grid' | 'carousel';
}

export function ChosenPlaces({
  title,
  text,
  ground,
  places,
  request,
  count = 6,
  arrangement = 'grid',
}: ChosenPlacesProps) {
  const { t, i18n } = useTranslation();
  const { isLoading, error } = request;
  const chosen = places.slice(0, count);
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
      ) : arrangement === 'carousel' && !isLoading ? (
        <CardCarousel label={title}>
          {chosen.map((listing) => (
            <ListingCard key={listing.code} {...listingCardOf(listing, i18n.language)} />
          ))}
        </CardCarousel>
      ) : (
        <ListingCards
          label={title}
          listings={chosen}
          skeletons={isLoading ? Math.min(count, arrangement === 'carousel' ? 3 : count) : 0}
        />
      )}
    </Section>
  );
}
