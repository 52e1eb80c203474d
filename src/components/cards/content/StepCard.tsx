import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CardSurface, CardTitle } from '#src/components/cards/cardSurface.ts';
import { roundAwayFrom, torn } from '#src/components/cards/ticket/ticketPaper.ts';

const name = 'SeiraStepCard';

const Root = styled(CardSurface, { name, slot: 'root' })(({ theme }) => ({
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

/** The step's number stands on a small stub, as a number in this product does. */
const Stub = styled('div', { name, slot: 'stub' })(({ theme }) => ({
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
  ...roundAwayFrom('right'),
  ...torn('right'),
}));

const Text = styled('p', { name, slot: 'text' })(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  maxWidth: '39em',
}));

interface StepCardProps {
  /** Position in the sequence, from 1. */
  number: number;
  title: string;
  text: string;
}

/** One step of how something works; put steps into an ordered list. */
export function StepCard({ number, title, text }: StepCardProps) {
  const { t } = useTranslation();
  return (
    <Root as="div">
      <Stub aria-hidden>{number}</Stub>
      <CardTitle>
        <VisuallyHidden>{t('cards.step', { number })}: </VisuallyHidden>
        {title}
      </CardTitle>
      <Text>{text}</Text>
    </Root>
  );
}
