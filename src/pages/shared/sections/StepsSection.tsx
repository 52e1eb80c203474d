import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardSurface, CardTitle } from '#src/components/cards/cardSurface.ts';
import { tornEdge } from '#src/components/cards/ticket/ticketPaper.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { HowItWorksVideo } from './HowItWorksVideo.tsx';

const Step = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    padding: theme.spacing(2),
    '& > :first-child': { gridRow: '1 / span 2', marginBottom: 0 },
  },
}));

/** The number of the step on a small stub, in the style of a ticket. */
const Stub = styled('div')(({ theme }) => ({
  alignSelf: 'flex-start',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 72,
  height: 56,
  padding: theme.spacing(0, 3.5, 0, 2.5),
  marginBottom: theme.spacing(1),
  fontSize: '2rem',
  fontWeight: 750,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
  ...tornEdge('right'),
}));

const Text = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  maxWidth: '39em',
}));

const steps = ['find', 'take', 'follow'] as const;

interface Props {
  video?: 'button' | 'poster';
}

export function StepsSection({ video = 'button' }: Props) {
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
          <Step as="div">
            <Stub aria-hidden>{index + 1}</Stub>
            <CardTitle>
              <VisuallyHidden>{t('cards.step', { number: index + 1 })}: </VisuallyHidden>
              {t(`pages.home.steps.${step}.title`)}
            </CardTitle>
            <Text>{t(`pages.home.steps.${step}.text`)}</Text>
          </Step>
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
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 3, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
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
