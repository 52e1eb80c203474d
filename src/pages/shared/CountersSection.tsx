import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Counter } from '#src/components/display/Counter.tsx';
import { homeCounters } from '#src/content/heroCategories.ts';
import { Section } from '#src/pages/shared/Section.tsx';

/** Four figures that count up. SAMPLE DATA of the specification's section 9. */
export function CountersSection() {
  const { t } = useTranslation();
  return (
    <Section ground="sea" align="center" title={t('pages.home.countersTitle')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
        }}
      >
        {homeCounters.map(({ key, end }) => (
          <Counter key={key} end={end} suffix="+" label={t(`pages.home.counters.${key}`)} />
        ))}
      </Box>
    </Section>
  );
}
