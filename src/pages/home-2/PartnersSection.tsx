import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { samplePartners } from '#src/content/home/partners.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';

const signs: Record<(typeof samplePartners)[number]['id'], string> = {
  wave: 'M2 20c5 0 5-8 11-8s6 8 11 8 5-4 6-6v12H2z',
  sun: 'M16 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM15 1h2v5h-2zm0 25h2v5h-2zM1 15h5v2H1zm25 0h5v2h-5zM4.7 6.1l1.4-1.4 3.6 3.6-1.4 1.4zm17.6 17.6 1.4-1.4 3.6 3.6-1.4 1.4zm0-15.4 3.6-3.6 1.4 1.4-3.6 3.6zM4.7 25.9l3.6-3.6 1.4 1.4-3.6 3.6z',
  leaf: 'M28 4C12 4 5 12 5 20c0 2 .4 3.800 1.200 5.400C10 17 15 12 22 10c-6 4-11 10-13 19 11 1 19-6 19-25z',
  column: 'M5 3h22v4H5zm3 6h3v16H8zm6.500 0h3v16h-3zM21 9h3v16h-3zM4 27h24v3H4z',
  key: 'M11 4a8 8 0 0 1 7.700 10L29 24.300V29h-6v-4h-4v-4l-2.200-2.200A8 8 0 1 1 11 4zm-1 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  loaf: 'M4 20C4 12 9 7 16 7s12 5 12 13c0 3-2 5-5 5H9c-3 0-5-2-5-5zm7-7-2 6h2l2-6zm6 0-2 6h2l2-6zm6 0-2 6h2l2-6z',
  star: 'm16 2 4 10 10 4-10 4-4 10-4-10-10-4 10-4z',
  boat: 'M17 3v17H4zm2 5 9 12h-9zM2 22h28l-5 7H7z',
};

/** A single colour makes the row look uniform. */
const Mark = styled('span')(({ theme }) => ({
  ...theme.mixins.beside,
  justifyContent: 'center',
  gap: theme.spacing(1.25),
  minHeight: 64,
  color: theme.vars.palette.text.secondary,
  fontSize: '1.125rem',
  lineHeight: 1.15,
  fontWeight: 750,
  letterSpacing: '-0.01em',
  '& svg': { flex: 'none', width: 32, height: 32, fill: 'currentColor' },
}));

/** Number of visible logos by window width. Source: section 9 of the specification. */
const perView = { 0: 1, 450: 2, 600: 3, 1000: 6 };

export function PartnersSection() {
  const { t, i18n } = useTranslation();
  return (
    <Section ground="paper" title={t('homes.partnersTitle')} text={t('homes.partnersText')}>
      <CardCarousel label={t('homes.partnersTitle')} perView={perView} autoplay delay={3000}>
        {samplePartners.map(({ id, name }) => (
          <Mark key={id}>
            <svg viewBox="0 0 32 32" aria-hidden>
              <path d={signs[id]} fillRule="evenodd" />
            </svg>
            {inLanguage(name, i18n.language)}
          </Mark>
        ))}
      </CardCarousel>
    </Section>
  );
}
