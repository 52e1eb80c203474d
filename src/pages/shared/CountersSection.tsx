import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Counter } from '#src/components/display/Counter.tsx';
import type { CounterFigure } from '#src/content/counters.ts';
import { Section } from '#src/pages/shared/Section.tsx';

interface Props {
  counters: readonly CounterFigure[];
  /** What stands behind each figure. */
  suffix?: string;
}

/** Figures that count up over eight seconds. */
export function CountersSection({ counters, suffix }: Props) {
  const { t } = useTranslation();
  return (
    <Section ground="sea" align="center" title={t('marketing.countersTitle')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
        }}
      >
        {counters.map(({ key, end }) => (
          <Counter
            key={key}
            end={end}
            suffix={suffix}
            label={t(`marketing.counters.${key}`)}
            style={{ justifyItems: 'center', textAlign: 'center' }}
          />
        ))}
      </Box>
    </Section>
  );
}
