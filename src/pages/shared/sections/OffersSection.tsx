import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OfferCard } from '#src/components/cards/content/OfferCard.tsx';
import { sampleOffers } from '#src/content/home/offers.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';

export function OffersSection() {
  const { t, i18n } = useTranslation();
  const localised = (text: Parameters<typeof inLanguage>[0]): string =>
    inLanguage(text, i18n.language);
  return (
    <Section title={t('pages.home.offersTitle')} text={t('pages.home.offersText')}>
      <Box
        component="ul"
        aria-label={t('pages.home.offersTitle')}
        // Focusable, because it scrolls on a phone and contains no controls.
        tabIndex={0}
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gridAutoFlow: { xs: 'column', md: 'row' },
          gridAutoColumns: { xs: 'min(300px, 84vw)', md: 'auto' },
          overflowX: { xs: 'auto', md: 'visible' },
          // Reaches the edges of a small screen.
          mx: { xs: -2, sm: -3, md: 0 },
          px: { xs: 2, sm: 3, md: 0 },
          scrollSnapType: 'x proximity',
          '& > li': { scrollSnapAlign: 'center' },
        }}
      >
        {sampleOffers.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              image={offer.image}
              badge={localised(offer.badge)}
              title={localised(offer.title)}
              text={localised(offer.text)}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}
