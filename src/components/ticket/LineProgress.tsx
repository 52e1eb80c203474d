import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '#common/input/unbroken.ts';
import { durations } from '#theme/tokens.ts';
import { Changing } from '#src/components/display/Changing.tsx';
import { counterIn } from '#src/lib/counterName.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf, type TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { servedWords, type ClockWindow } from '#src/lib/waitWords.ts';
import { useHeldHeight } from './useHeldHeight.ts';

/** Up to this number, people are drawn one by one. Beyond it, a bar is easier to read. */
const MOST_DRAWN = 12;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

/** The prediction, or the reason why there is none. */
const Forecast = styled(Root)({ alignContent: 'start' });

const Ahead = styled('p')(({ theme }) => ({
  ...theme.mixins.baseline,
  gap: theme.spacing(1.25),
  // Keeps its height without a figure, so that nothing moves when nobody is ahead.
  minHeight: 'calc(0.95 * clamp(3rem, 16cqi, 4.5rem))',
  fontSize: '1.25rem',
  lineHeight: 1.25,
  fontWeight: 650,
  '& strong': {
    fontSize: 'clamp(3rem, 16cqi, 4.5rem)',
    lineHeight: 0.95,
    ...theme.mixins.figure,
    letterSpacing: '-0.02em',
  },
}));

const Served = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  marginTop: theme.spacing(-1),
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const People = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  '& > span': {
    flex: '1 1 0',
    maxWidth: 40,
    height: 10,
    borderRadius: 5,
    boxSizing: 'border-box',
    border: `2px solid ${theme.vars.palette.roles.active.fill}`,
  },
  // People ahead are filled, and become empty one by one as they are called.
  '& > [data-passed="false"]': { backgroundColor: theme.vars.palette.roles.active.fill },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > span': { transition: `background-color ${durations.calm}ms ease-out` },
  },
}));

const Bar = styled('div')(({ theme }) => ({
  height: 10,
  borderRadius: 5,
  overflow: 'hidden',
  boxSizing: 'border-box',
  border: `2px solid ${theme.vars.palette.roles.active.fill}`,
  '& > span': {
    display: 'block',
    height: '100%',
    transformOrigin: '100% 50%',
    backgroundColor: theme.vars.palette.roles.active.fill,
    '@media (prefers-reduced-motion: no-preference)': {
      transition: `transform ${durations.calm}ms ease-out`,
    },
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& > div': { display: 'grid', gap: theme.spacing(0.25) },
  '& dt': theme.mixins.note,
  '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& details': { ...theme.typography.body2 },
  '& summary': { paddingBlock: theme.spacing(1.375), cursor: 'pointer' },
}));

const ProgressNote = styled('p')(({ theme }) => ({
  fontSize: '1.125rem',
  lineHeight: 1.35,
  ...theme.mixins.smallFigure,
  // A line of its own, because whether it fits beside the text depends on the font.
  '& span': { display: 'block', whiteSpace: 'nowrap' },
}));

const Basis = styled('small')(({ theme }) => ({
  display: 'block',
  ...theme.mixins.note,
}));

export interface LineProgressProps {
  /** Number of people ahead. Null if the server does not send it. */
  peopleAhead?: number | null;
  /** Number of people served, not in `peopleAhead`. Null if the server does not send it. */
  beingServed?: number | null;
  /** Number of people ahead who were called since the ticket was taken. */
  passed?: number;
  /** Predicted time of the call, or a sentence instead. */
  window?: ClockWindow | string | null;
  /** Replaces the predicted call, at its height, while the ticket shows the time to leave. */
  detail?: ReactNode;
  /** Number of visits behind the prediction. Null if it uses the owner's estimate. */
  visits?: number | null;
  /** False if the place may close before the call. Without a window, that is likely. */
  enough?: boolean;
  /** Tickets being served, latest call first. Null if the place does not publish them. */
  nowServing?: readonly (TicketNumber & { counter: string | null })[] | null;
  /** The tickets being served are still loading. Reserves their place. */
  isLoading?: boolean;
  /** The place is paused, with its message if there is one. */
  pause?: string | boolean;
  /** The place is closed on the day of the ticket, with its message if there is one. */
  closed?: string | boolean;
}

/** People ahead: a figure, those being served, and how many of them have been called. */
function PeopleAhead({
  people,
  beingServed,
  passed,
}: {
  people: number;
  beingServed: number | null;
  passed: number;
}) {
  const { t, i18n } = useTranslation();
  const all = people + passed;
  return (
    <>
      <Ahead aria-live="polite">
        {people === 0 ? (
          t('tickets.aheadNone')
        ) : (
          <>
            <strong translate="no">
              <Changing>{formatNumber(people, i18n.language)}</Changing>
            </strong>{' '}
            <span>{t('tickets.ahead', { count: people })}</span>
          </>
        )}
      </Ahead>
      {/* Reserves the line, because the first call fills it. */}
      {beingServed !== null && <Served>{servedWords(t, beingServed) ?? '\u00a0'}</Served>}
      {all > 0 && (
        <div
          role="progressbar"
          aria-label={t('ticket.progress')}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={passed}
          aria-valuetext={t('ticket.progressOf', { passed, all })}
        >
          {all <= MOST_DRAWN ? (
            <People>
              {Array.from({ length: all }, (_, index) => (
                <span key={index} data-passed={index < passed} />
              ))}
            </People>
          ) : (
            <Bar>
              <span style={{ transform: `scaleX(${people / all})` }} />
            </Bar>
          )}
        </div>
      )}
    </>
  );
}

type PredictionProps = Pick<LineProgressProps, 'detail'> &
  Required<Pick<LineProgressProps, 'window' | 'visits' | 'enough'>>;

/** The predicted call and its basis, while the place serves people. */
function Prediction({ window, detail, visits, enough }: PredictionProps) {
  const { t } = useTranslation();
  const basis =
    visits === null ? t('ticket.basisOwner') : t('ticket.basisVisits', { count: visits });
  const isSentence = typeof window === 'string';
  return (
    <>
      {detail && (
        <div>
          {detail}
          {!isSentence && <Basis>{basis}</Basis>}
        </div>
      )}
      {!detail && isSentence && <ProgressNote suppressHydrationWarning>{window}</ProgressNote>}
      {!detail && !isSentence && (window || enough) && (
        <ProgressNote>
          {window ? t('ticket.window') : t('ticket.noWindow')}{' '}
          {window && <span suppressHydrationWarning>{spanOf(window.from, window.to)}</span>}
          {window && <Basis>{basis}</Basis>}
        </ProgressNote>
      )}
      {!enough && <ProgressNote>{t('booking.notEnough')}</ProgressNote>}
    </>
  );
}

/** Says that the place is closed or paused. */
function Stopped({ closed, pause }: Required<Pick<LineProgressProps, 'closed' | 'pause'>>) {
  const { t } = useTranslation();
  const message = closed === false ? pause : closed;
  if (closed !== false)
    return (
      <ProgressNote>
        {typeof message === 'string'
          ? t('ticket.dayClosedWith', { message })
          : t('ticket.dayClosed')}
      </ProgressNote>
    );
  return (
    <ProgressNote>
      {typeof message === 'string' ? t('ticket.pausedWith', { message }) : t('ticket.paused')}
    </ProgressNote>
  );
}

/** The ticket called last, and the others on demand. */
function NowServing({
  tickets,
  isLoading,
}: {
  tickets: NonNullable<LineProgressProps['nowServing']>;
  isLoading: boolean;
}) {
  const { t, i18n } = useTranslation();
  const [latest, ...others] = tickets.map(({ counter, ...called }) =>
    [labelOf(called, i18n.language), counter && counterIn(t, counter)].filter(Boolean).join(', '),
  );
  return (
    <Facts style={isLoading ? { visibility: 'hidden' } : undefined}>
      <div>
        <dt>{t(others.length > 0 ? 'ticket.lastCalled' : 'ticket.nowServing')}</dt>
        <dd>{latest ?? t('tickets.nobodyCalled')}</dd>
        {others.length > 0 && (
          <dd>
            <details>
              <summary>{t('ticket.othersCalled', { count: others.length })}</summary>
              <span>{others.join(' · ')}</span>
            </details>
          </dd>
        )}
      </div>
    </Facts>
  );
}

/** Position of a ticket: people ahead, predicted call and tickets being served. */
export function LineProgress({
  peopleAhead = null,
  beingServed = null,
  passed = 0,
  window = null,
  detail,
  visits = null,
  enough = true,
  nowServing = null,
  isLoading = false,
  pause = false,
  closed = false,
}: LineProgressProps) {
  const isStopped = closed !== false || pause !== false;
  // A sentence such as "Come now" is shorter than the window that it replaces.
  const look = isStopped ? 'stopped' : detail ? 'detail' : window ? typeof window : 'none';
  const forecast = useHeldHeight<HTMLDivElement>(look);
  return (
    <Root>
      {peopleAhead !== null && <PeopleAhead people={peopleAhead} {...{ beingServed, passed }} />}
      <Forecast ref={forecast}>
        {isStopped ? (
          <Stopped {...{ closed, pause }} />
        ) : (
          <Prediction {...{ window, detail, visits, enough }} />
        )}
      </Forecast>
      {(nowServing || isLoading) && <NowServing tickets={nowServing ?? []} isLoading={isLoading} />}
    </Root>
  );
}
