import { useTranslation } from 'react-i18next';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { BrandMark } from '#src/components/display/BrandMark.tsx';
import { samplePartners } from '#src/content/home/partners.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** How many marks fit, by the window's width. Source: section 9 of the specification. */
const perView = { 0: 1, 450: 2, 600: 3, 1000: 6 };

/** Marks of invented businesses, in a row that moves. */
export function PartnersSection() {
  const { t, i18n } = useTranslation();
  return (
    <Section ground="paper" title={t('homes.partnersTitle')} text={t('homes.partnersText')}>
      <CardCarousel label={t('homes.partnersTitle')} perView={perView} autoplay delay={3000}>
        {samplePartners.map(({ id, name }) => (
          <BrandMark key={id} sign={id} name={inLanguage(name, i18n.language)} />
        ))}
      </CardCarousel>
    </Section>
  );
}
