import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type TicketStatusName } from '#src/components/display/StatusChip.tsx';
import { radii } from '#theme/tokens.ts';

const notch = 11;
const tearOff = 136;

/** The shadow has to follow the notches, so it is a filter around the masked paper. */
const Root = styled('article', { name: 'SeiraTicketStub', slot: 'root' })(({ theme }) => ({
  containerType: 'inline-size',
  filter: `drop-shadow(0 0 1px ${theme.vars.palette.roles.control.outline}) drop-shadow(0 6px 14px rgb(16 36 62 / 0.12))`,
}));

const cut = (x: string, y: string) =>
  `radial-gradient(circle ${notch}px at ${x} ${y}, transparent 97%, #000)`;

const Paper = styled('div', { name: 'SeiraTicketStub', slot: 'paper' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radii.ticket,
  backgroundColor: theme.vars.palette.roles.ticket.background,
  color: theme.vars.palette.roles.ticket.text,
  '@container (min-width: 420px)': {
    flexDirection: 'row',
    maskImage: `${cut(`calc(100% - ${tearOff}px)`, '0')}, ${cut(`calc(100% - ${tearOff}px)`, '100%')}`,
    maskComposite: 'intersect',
  },
}));

const Body = styled('div', { name: 'SeiraTicketStub', slot: 'body' })(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: theme.spacing(2.5, 3),
  display: 'grid',
  gap: theme.spacing(0.5),
  alignContent: 'start',
}));

const Head = styled('div', { name: 'SeiraTicketStub', slot: 'head' })(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(1),
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

const Figure = styled('p', { name: 'SeiraTicketStub', slot: 'number' })(({ theme }) => ({
  margin: 0,
  fontSize: 'clamp(4rem, 22cqi, 6.5rem)',
  lineHeight: 0.95,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
}));

const TearOff = styled('div', { name: 'SeiraTicketStub', slot: 'tearOff' })(({ theme }) => ({
  padding: theme.spacing(2, 3),
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  borderTop: `2px dashed ${theme.vars.palette.roles.ticket.outline}`,
  '@container (min-width: 420px)': {
    width: tearOff,
    flex: 'none',
    padding: theme.spacing(2.5, 2),
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 0,
    borderTop: 0,
    borderLeft: `2px dashed ${theme.vars.palette.roles.ticket.outline}`,
  },
}));

const Ahead = styled('span', { name: 'SeiraTicketStub', slot: 'ahead' })({
  fontSize: '2.25rem',
  lineHeight: 1.1,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const AheadLabel = styled('span', { name: 'SeiraTicketStub', slot: 'aheadLabel' })(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

export interface TicketStubProps extends Omit<ComponentPropsWithoutRef<'article'>, 'title'> {
  /** The number issued in its waiting list. */
  rank?: number;
  /** How many people come before; `null` when the server does not say. */
  peopleAhead?: number | null;
  /** Where the ticket is in its life. */
  status?: TicketStatusName;
  /** The organisation's name, or a link to it. */
  title?: ReactNode;
  /** The day, already formatted in the reader's language. */
  date?: ReactNode;
  /** What else belongs on the paper: an address, an action. */
  children?: ReactNode;
}

/**
 * The ticket: a paper stub with a perforated edge and one very large number. Used after taking a
 * ticket, on the dashboard and in the hero; in a table use a plain number instead.
 */
export function TicketStub({
  rank = 1,
  peopleAhead = null,
  status = 'scheduled',
  title,
  date,
  children,
  ...rest
}: TicketStubProps) {
  const { t, i18n } = useTranslation();
  const open = status === 'scheduled' || status === 'running';
  const figure = new Intl.NumberFormat(i18n.language).format(rank);
  return (
    <Root aria-label={t('tickets.numberOf', { rank: figure })} {...rest}>
      <Paper>
        <Body>
          <Head>
            <span aria-hidden>{t('tickets.number')}</span>
            <StatusChip status={status} />
          </Head>
          <Figure>{figure}</Figure>
          {title && <strong>{title}</strong>}
          {date && <span>{date}</span>}
          {children}
        </Body>
        {open && peopleAhead !== null && (
          <TearOff aria-live="polite">
            {status === 'running' ? (
              <strong>{t('tickets.yourTurn')}</strong>
            ) : peopleAhead === 0 ? (
              <strong>{t('tickets.aheadNone')}</strong>
            ) : (
              <>
                <Ahead>{new Intl.NumberFormat(i18n.language).format(peopleAhead)}</Ahead>{' '}
                <AheadLabel>{t('tickets.ahead', { count: peopleAhead })}</AheadLabel>
              </>
            )}
          </TearOff>
        )}
      </Paper>
    </Root>
  );
}
