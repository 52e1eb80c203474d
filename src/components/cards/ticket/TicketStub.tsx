import { styled } from '@mui/material/styles';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf, widthInDigits, type TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { StatusChip, type TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { TicketFigure, TicketSheet, TicketTop, tornEdge } from './ticketPaper.ts';

const wide = '@container (min-width: 420px)';

const Paper = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  color: theme.vars.palette.roles.ticket.text,
  [wide]: { flexDirection: 'row' },
}));

const Body = styled(TicketTop)(({ theme }) => ({
  ...theme.mixins.fill,
  ...theme.mixins.stack,
  gap: theme.spacing(0.5),
  alignContent: 'start',
  [wide]: tornEdge('right'),
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.beside,
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  ...theme.mixins.note,
  fontWeight: 500,
}));

const Figure = styled(TicketFigure)({
  margin: '0 0 8px',
  // A digit is 0.62em wide. This is the largest size that fits the number of digits.
  fontSize: 'clamp(2.5rem, min(27cqi, calc((100cqi - 48px) / (0.62 * var(--digits, 2)))), 8rem)',
  [wide]: {
    fontSize: 'clamp(2.5rem, min(27cqi, calc((100cqi - 200px) / (0.62 * var(--digits, 2)))), 8rem)',
  },
});

const Title = styled('strong')(({ theme }) => ({
  ...theme.typography.h4,
  overflowWrap: 'break-word',
}));

const TearOff = styled('div')<{ called: boolean }>(({ theme, called }) => {
  const { active, ticket } = theme.vars.palette.roles;
  return {
    padding: theme.spacing(2, 3, 2.25),
    ...theme.mixins.baseline,
    gap: theme.spacing(1),
    color: called ? active.onFill : ticket.text,
    backgroundColor: called ? active.fill : ticket.background,
    ...tornEdge('top'),
    [wide]: {
      width: 148,
      flex: 'none',
      padding: theme.spacing(2.5, 2.5),
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: theme.spacing(0.25),
      ...tornEdge('left'),
    },
  };
});

const Ahead = styled('span')(({ theme }) => ({
  fontSize: '2.75rem',
  lineHeight: 1,
  ...theme.mixins.figure,
  letterSpacing: '-0.02em',
}));

const AheadLabel = styled('span')(({ theme }) => ({
  ...theme.mixins.note,
  lineHeight: 1.35,
  fontWeight: 500,
}));

const Turn = styled('strong')(({ theme }) => theme.typography.h4);

const digits = (figure: string): CSSProperties =>
  ({ '--digits': widthInDigits(figure) }) as CSSProperties;

export interface TicketStubProps extends Omit<ComponentProps<'article'>, 'title'>, TicketNumber {
  /** Number of people ahead. Null if the server does not send it. */
  peopleAhead: number | null;
  status?: TicketStatusName;
  title?: ReactNode;
  children?: ReactNode;
}

/** A ticket on perforated paper with one very large number. In a table, use plain text. */
export function TicketStub({
  rank,
  label,
  peopleAhead,
  status = 'scheduled',
  title,
  children,
  ...rest
}: TicketStubProps) {
  const { t, i18n } = useTranslation();
  const open = status === 'scheduled' || status === 'running';
  const figure = labelOf({ rank, label }, i18n.language);
  return (
    <TicketSheet aria-label={t('tickets.numberOf', { rank: figure })} {...rest}>
      <Paper>
        <Body>
          <Head>
            <span aria-hidden>{t('tickets.number')}</span>
            <StatusChip status={status} />
          </Head>
          <Figure translate="no" as="p" style={digits(figure)}>
            {figure}
          </Figure>
          {title && <Title>{title}</Title>}
          {children}
        </Body>
        {open && (status === 'running' || peopleAhead !== null) && (
          <TearOff called={status === 'running'} aria-live="polite">
            {status === 'running' ? (
              <Turn>{t('tickets.yourTurn')}</Turn>
            ) : peopleAhead === 0 ? (
              <Turn>{t('tickets.aheadNone')}</Turn>
            ) : (
              <>
                <Ahead translate="no">{formatNumber(peopleAhead ?? 0, i18n.language)}</Ahead>{' '}
                <AheadLabel>{t('tickets.ahead', { count: peopleAhead ?? 0 })}</AheadLabel>
              </>
            )}
          </TearOff>
        )}
      </Paper>
    </TicketSheet>
  );
}
