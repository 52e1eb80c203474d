import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { TicketFigure } from '#src/components/cards/ticket/ticketPaper.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { labelOf, widthInDigits, type TicketNumber } from '#src/lib/line/ticketLabel.ts';

/** Position of the perforation. The counter is printed below it. */
const seam = '72%';
const notch = (x: string) =>
  `radial-gradient(circle min(5cqh, 0.7em) at ${x} ${seam}, transparent calc(100% - 0.5px), #000)`;

const Root = styled('div')(({ theme }) => ({
  containerType: 'size',
  minHeight: '6.5em',
  // Outlines the paper including its notches.
  filter: `drop-shadow(0 0 0.06em ${theme.vars.palette.roles.control.outline})`,
}));

const Paper = styled('div')(({ theme }) => ({
  height: '100%',
  display: 'grid',
  gridTemplateRows: `${seam} 1fr`,
  borderRadius: '0.6em',
  textAlign: 'center',
  ...theme.mixins.soft('ticket'),
  maskImage: ['0', '100%'].map(notch).join(', '),
  maskComposite: 'intersect',
  '& > *': { display: 'grid', placeContent: 'center', minWidth: 0 },
  '[data-latest="true"] &': theme.mixins.solid('active'),
}));

const Figure = styled(TicketFigure)({
  // A digit is 0.62em wide. This is the largest size that fits in both directions.
  fontSize: 'min(66cqh, calc(88cqw / (0.62 * var(--digits))))',
  lineHeight: 0.9,
  '[data-latest="true"] &': { color: 'inherit' },
});

const Counter = styled('span')({
  margin: '0 1em',
  borderTop: '0.06em dashed currentColor',
  '& > span': {
    // Uses one line if it stays legible, otherwise two.
    fontSize: 'min(16cqh, var(--counter-size, 10cqw), max(163cqw / var(--letters), 9cqh))',
    lineHeight: 1.1,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
});

export interface CallTicketProps extends TicketNumber {
  counter: string | null;
  latest: boolean;
}

/** A called ticket and its counter, as large as its cell allows. */
export function CallTicket({ rank, label, counter, latest }: CallTicketProps) {
  const { t, i18n } = useTranslation();
  const name = counter === null ? null : counterIn(t, counter);
  const figure = labelOf({ rank, label }, i18n.language);
  return (
    <Root
      data-latest={latest}
      style={{ '--digits': widthInDigits(figure), '--letters': name?.length ?? 0 } as object}
    >
      <Paper>
        <Figure translate="no">{figure}</Figure>
        <Counter>
          <span translate="no">{name}</span>
        </Counter>
      </Paper>
    </Root>
  );
}
