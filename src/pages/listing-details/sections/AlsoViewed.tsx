import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { listingCardOf } from '#src/pages/shared/listings/listingCard.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { useOthers } from './useOthers.ts';

export function AlsoViewed({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { viewed } = useOthers(organisation);
  if (viewed.length === 0) return null;
  return (
    <Section ground="paper" title={t('details.alsoViewed')}>
      <CardCarousel
        label={t('details.alsoViewedOf', { title: organisation.title })}
        perView={{ 0: 1, 600: 2, 1000: 3 }}
      >
        {viewed.map((listing) => (
          <ListingCard
            key={listing.code}
            {...listingCardOf(listing, i18n.language)}
            headingLevel={3}
          />
        ))}
      </CardCarousel>
    </Section>
  );
}
