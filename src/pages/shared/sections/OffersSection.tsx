import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OfferCard } from '#src/components/cards/content/OfferCard.tsx';
import { sampleOffers } from '#src/content/home/offers.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';

/** Sample offers. */
export function OffersSection({ ground }: Pick<SectionProps, 'ground'>) {
  const { t, i18n } = useTranslation();
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, i18n.language);
  return (
    <Section ground={ground} title={t('pages.home.offersTitle')} text={t('pages.home.offersText')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {sampleOffers.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              title={say(offer.title)}
              text={say(offer.text)}
              badge={say(offer.badge)}
              image={offer.image}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}
