import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardSurface, CardTitle } from '#src/components/cards/cardSurface.ts';
import { tornEdge } from '#src/components/cards/ticket/ticketPaper.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const Step = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: {
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
  ...theme.mixins.beside,
  gap: theme.spacing(1.5),
  minWidth: 72,
  height: 56,
  padding: theme.spacing(0, 3.5, 0, 2.5),
  marginBottom: theme.spacing(1),
  fontSize: '2rem',
  ...theme.mixins.figure,
  letterSpacing: '-0.02em',
  ...theme.mixins.soft('active'),
  ...tornEdge('right'),
}));

const Text = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  maxWidth: '39em',
}));

export interface StepCardProps {
  number: number;
  title: string;
  text: string;
}

/** One of several numbered steps. */
export function StepCard({ number, title, text }: StepCardProps) {
  const { t } = useTranslation();
  return (
    <Step as="div">
      <Stub aria-hidden>{number}</Stub>
      <CardTitle>
        <VisuallyHidden>{t('cards.step', { number })}: </VisuallyHidden>
        {title}
      </CardTitle>
      <Text>{text}</Text>
    </Step>
  );
}
