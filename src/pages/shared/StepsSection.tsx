import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StepCard } from '#src/components/cards/StepCard.tsx';
import { HowItWorksVideo } from '#src/pages/shared/HowItWorksVideo.tsx';
import { Section } from '#src/pages/shared/Section.tsx';

const steps = ['find', 'take', 'follow'] as const;

/** The three steps, and the video that shows them. */
export function StepsSection() {
  const { t } = useTranslation();
  return (
    <Section
      ground="paper"
      title={t('pages.home.stepsTitle')}
      text={t('pages.home.stepsText')}
      action={<HowItWorksVideo label={t('pages.home.stepsVideo')} />}
    >
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
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
    </Section>
  );
}
