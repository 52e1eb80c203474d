import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalledNumber } from '#src/lib/calls.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { waitingHereWords } from '#src/lib/waitWords.ts';
import { BoardStatement } from './BoardStatement.tsx';
import { CallTicket } from './CallTicket.tsx';

const wide = '@container (min-width: 40em)';
/** From this count on, counters stand in columns to fit one screen. */
const COUNTERS_IN_COLUMNS = 9;
const LAST_CALLS = 5;

const Root = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  ...theme.mixins.column,
  minWidth: 0,
}));

const Halves = styled('div')({
  flex: 1,
  display: 'grid',
  gap: '1em',
  gridTemplateRows: '1fr auto',
  [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 2.4fr) minmax(15em, 1fr)' },
});

const Part = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  gap: '0.6em',
  minWidth: 0,
}));

const Service = styled('h2')({
  margin: '0 0 0.4em',
  fontSize: '1.5em',
  lineHeight: 1.15,
  fontWeight: 750,
});

const Heading = styled('h3')(({ theme }) => ({
  fontSize: '1.15em',
  lineHeight: 1.2,
  fontWeight: 650,
  color: theme.vars.palette.text.secondary,
}));

const Serving = styled('ul')(({ theme }) => ({
  flex: 1,
  ...theme.mixins.wrap,
  gap: '0.8em',
  '& > li': { display: 'grid', flex: '1 1 9em', minHeight: '7em' },
  // The latest call gets a row of its own, twice as high as the others.
  '& > li:first-of-type': { flexBasis: '100%', minHeight: '14em' },
  '&[data-many]': {
    display: 'grid',
    gap: '0.5em',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.6em, 1fr))',
    gridAutoRows: 'minmax(4.4em, 1fr)',
    '& > li, & > li > div': { minHeight: 0 },
    '& > li:first-of-type': { gridArea: 'span 2 / span 2' },
    // Leaves more width for the counter's name on small paper.
    '--counter-size': '15cqw',
    [wide]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  },
}));

const Message = styled('p')(({ theme }) => ({
  padding: '0.6em 0.8em',
  borderRadius: '0.5em',
  fontSize: '1.5em',
  lineHeight: 1.25,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  ...theme.mixins.soft('waiting'),
  border: `0.06em solid ${theme.vars.palette.roles.waiting.outline}`,
}));

const Calls = styled('ol')(({ theme }) => ({
  fontSize: '1.45em',
  lineHeight: 1.25,
  '& > li': {
    ...theme.mixins.baseline,
    gap: '0.8em',
    padding: '0.32em 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& strong': { minWidth: '2.2em', ...theme.mixins.figure },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
}));

const Services = styled('ul')(({ theme }) => ({
  marginTop: 'auto',
  fontSize: '1.15em',
  lineHeight: 1.25,
  '& > li': {
    ...theme.mixins.ends,
    gap: '0.8em',
    padding: '0.28em 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': theme.mixins.figure,
  '& + p': { marginTop: 0 },
}));

const Waiting = styled('p')(({ theme }) => ({
  margin: 'auto 0 0',
  fontSize: '2em',
  lineHeight: 1.15,
  ...theme.mixins.figure,
  '&::first-letter': { textTransform: 'uppercase' },
}));

/** One service of a line that calls in one order. */
interface BoardService {
  service: string;
  status: NonNullable<BoardListProps['status']>;
  waiting: number;
  message: string | null;
}

export interface BoardListProps {
  /** Name of the list. Omit it if the place has only one. */
  service?: string | null;
  status?: 'open' | 'paused' | 'full' | 'closed';
  waiting: number;
  /** Waiting people who are at the place. Null if it does not show it. */
  here?: number | null;
  /** The services of the line. Omit them if the list has one. */
  services?: readonly BoardService[];
  /** Tickets being served, latest call first. */
  nowServing?: readonly CalledNumber[];
  /** Recently called tickets, newest first. Tickets being served are left out here. */
  recentCalls?: readonly CalledNumber[];
  message?: string | null;
  /** Opening time today, `HH:mm`, until the place opens. */
  opensAt?: string | null;
}

/** Identifies a call: services may give the same number under different letters. */
const numberOf = ({ rank, label }: CalledNumber): string => label ?? String(rank);

/** The number of columns that leaves the fewest cells empty. The latest call takes four cells. */
const columnsFor = (counters: number): number => Math.round(Math.sqrt(1.5 * (counters + 3)));

/** One waiting list on the wall display: tickets being served, recent calls and people waiting. */
export function BoardList(props: BoardListProps) {
  const { service, status, waiting, nowServing = [], recentCalls = [], message, opensAt } = props;
  const { services = [], here } = props;
  const { t, i18n } = useTranslation();
  const id = useId();
  const served = new Set(nowServing.map(numberOf));
  const before = recentCalls.filter((one) => !served.has(numberOf(one))).slice(0, LAST_CALLS);

  const statement = (): string => {
    if (opensAt && before.length === 0) return t('board.opens', { time: opensAt });
    if (status === 'closed') return t('board.closed');
    return before.length === 0 ? t('tickets.nobodyCalled') : t('board.nobodyNow');
  };
  const messageOf = (one: Pick<BoardListProps, 'status' | 'message'>): string | null =>
    one.status === 'paused'
      ? [t('board.paused'), one.message ?? t('board.pausedText')].join(': ')
      : (one.message ?? (one.status === 'full' ? t('board.full') : null));
  const sentences =
    services.length > 0
      ? services.flatMap((one) => {
          const sentence = messageOf(one);
          return sentence ? [`${one.service}: ${sentence}`] : [];
        })
      : [messageOf({ status, message })].filter((sentence) => sentence !== null);

  return (
    <Root aria-labelledby={service ? `${id}-service` : `${id}-heading`}>
      {service && <Service id={`${id}-service`}>{service}</Service>}
      <Halves>
        <Part>
          <Heading as={service ? 'h3' : 'h2'} id={`${id}-heading`}>
            {t('board.nowServing')}
          </Heading>
          {nowServing.length > 0 ? (
            <Serving
              data-many={nowServing.length >= COUNTERS_IN_COLUMNS || undefined}
              style={{ '--columns': columnsFor(nowServing.length) } as object}
            >
              {/* Keyed by index: the numbers change in place instead of moving. */}
              {nowServing.map((one, index) => (
                <li key={index}>
                  <CallTicket {...one} latest={index === 0} />
                </li>
              ))}
            </Serving>
          ) : (
            <BoardStatement>{statement()}</BoardStatement>
          )}
          {sentences.map((sentence) => (
            <Message key={sentence}>{sentence}</Message>
          ))}
        </Part>
        <Part>
          {before.length > 0 && (
            <>
              <Heading as={service ? 'h3' : 'h2'}>{t('board.lastCalls')}</Heading>
              <Calls>
                {before.map((one, index) => (
                  <li key={index}>
                    <strong translate="no">{labelOf(one, i18n.language)}</strong>{' '}
                    <span translate="no">{one.counter && counterIn(t, one.counter)}</span>
                  </li>
                ))}
              </Calls>
            </>
          )}
          {services.length > 0 && (
            <Services aria-label={t('board.waitingFor')}>
              {services.map((one) => (
                <li key={one.service}>
                  <span>{one.service}</span>{' '}
                  <strong>{formatNumber(one.waiting, i18n.language)}</strong>
                </li>
              ))}
            </Services>
          )}
          <Waiting>{waitingHereWords(t, waiting, here)}</Waiting>
        </Part>
      </Halves>
    </Root>
  );
}
