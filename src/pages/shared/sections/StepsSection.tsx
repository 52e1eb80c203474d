import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StepCard } from '#src/components/cards/content/StepCard.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { HowItWorksVideo } from './HowItWorksVideo.tsx';

const steps = ['find', 'take', 'follow'] as const;

export function StepsSection({ video = 'button' }: { video?: 'button' | 'poster' }) {
  const { t } = useTranslation();
  const poster = video === 'poster';
  const cards = (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: poster ? 2 : 3,
        gridTemplateColumns: { xs: '1fr', md: poster ? '1fr' : 'repeat(3, 1fr)' },
      }}
    >
      {steps.map((step, index) => (
        <li key={step}>
          <StepCard
            number={index + 1}
            title={t(`pages.home.steps.${step}.title`)}
            text={t(`pages.home.steps.${step}.text`)}
          />
        </li>
      ))}
    </Box>
  );
  return (
    <Section
      ground="paper"
      title={t('details.video')}
      text={t('pages.home.stepsText')}
      action={poster ? undefined : <HowItWorksVideo label={t('pages.home.stepsVideo')} />}
    >
      {poster ? (
        <Box
          sx={{
            ...sideBySide('minmax(0, 1.25fr) minmax(0, 1fr)', { xs: 3, md: 6 }),
            alignItems: 'center',
          }}
        >
          <HowItWorksVideo look="poster" label={t('pages.home.stepsVideo')} />
          {cards}
        </Box>
      ) : (
        cards
      )}
    </Section>
  );
}
