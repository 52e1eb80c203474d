import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountUp } from '#src/components/display/CountUp.tsx';
import type { aboutCounters, homeCounters } from '#src/content/home/counters.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { twoColumns } from '#theme/tokens.ts';

interface Props {
  counters: typeof homeCounters | typeof aboutCounters;
  suffix?: string;
  action?: ReactNode;
}

export function CountersSection({ counters, suffix, action }: Props) {
  const { t } = useTranslation();
  return (
    <Section ground="sea" align="center" title={t('marketing.countersTitle')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: twoColumns, md: 'repeat(4, 1fr)' },
        }}
      >
        {counters.map(({ key, end }) => (
          <CountUp
            key={key}
            end={end}
            suffix={suffix}
            label={t(`marketing.counters.${key}`)}
            style={{ justifyItems: 'center', textAlign: 'center' }}
          />
        ))}
      </Box>
      {action && <Box sx={{ mt: { xs: 4, md: 6 }, textAlign: 'center' }}>{action}</Box>}
    </Section>
  );
}
