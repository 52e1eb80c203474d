import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { counterIn } from '#src/lib/counterName.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { servedWords, type ClockWindow } from '#src/lib/waitWords.ts';

/** As many people are drawn one by one; beyond that a bar is easier to read. */
const MOST_DRAWN = 12;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Ahead = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1.25),
  fontSize: '1.25rem',
  lineHeight: 1.25,
  fontWeight: 650,
  '& strong': {
    fontSize: 'clamp(3rem, 16cqi, 4.5rem)',
    lineHeight: 0.95,
    fontWeight: 750,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

const Served = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(-1),
  color: theme.vars.palette.text.secondary,
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
  '& > [data-passed="true"]': { backgroundColor: theme.vars.palette.roles.active.fill },
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
    backgroundColor: theme.vars.palette.roles.active.fill,
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& > div': { display: 'grid', gap: theme.spacing(0.25) },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' },
}));

const Told = styled('p')(({ theme }) => ({
  fontSize: '1.125rem',
  lineHeight: 1.35,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': {
    whiteSpace: 'nowrap',
    // In a line of its own: on a phone it fits beside the words in some fonts and not in others.
    [theme.breakpoints.down('sm')]: { display: 'block' },
  },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

export interface LineProgressProps {
  /** How many people are ahead; null when the server does not say. */
  peopleAhead?: number | null;
  /** How many are being served, not among those ahead; null when the server does not say. */
  beingServed?: number | null;
  /** How many who were ahead have passed since the number was taken. */
  passed?: number;
  /** The window of the call, by the clock; a sentence where nothing comes before. */
  window?: ClockWindow | string | null;
  /** Finished visits that the window comes from; null when it is the owner's word. */
  visits?: number | null;
  /** False: closing time may come before the call, most probably so where there is no window. */
  enough?: boolean;
  /** Numbers being served, the last called first; null when the place does not tell. */
  nowServing?: readonly { rank: number; counter: string | null }[] | null;
  /** The place pauses; its own words where it has some. */
  pause?: string | boolean;
  /** The place is closed on the day of the number; its own words where it has some. */
  closed?: string | boolean;
}

/** Where a number stands: people ahead going down, when it is probably called, who is served. */
export function LineProgress({
  peopleAhead = null,
  beingServed = null,
  passed = 0,
  window = null,
  visits = null,
  enough = true,
  nowServing = null,
  pause = false,
  closed = false,
}: LineProgressProps) {
  const { t, i18n } = useTranslation();
  const isPaused = closed === false && pause !== false;
  const isOn = closed === false && pause === false;
  const all = (peopleAhead ?? 0) + passed;
  const served = peopleAhead === null ? null : servedWords(t, beingServed);
  const basis =
    visits === null ? t('ticket.basisOwner') : t('ticket.basisVisits', { count: visits });
  const numbers = (nowServing ?? [])
    .map(({ rank, counter }) =>
      [formatNumber(rank, i18n.language), counter && counterIn(t, counter)]
        .filter(Boolean)
        .join(', '),
    )
    .join(' · ');
  return (
    <Root>
      {peopleAhead !== null && (
        <Ahead aria-live="polite">
          {peopleAhead === 0 ? (
            t('tickets.aheadNone')
          ) : (
            <>
              <strong translate="no">{formatNumber(peopleAhead, i18n.language)}</strong>{' '}
              <span>{t('tickets.ahead', { count: peopleAhead })}</span>
            </>
          )}
        </Ahead>
      )}
      {served && <Served>{served}</Served>}
      {peopleAhead !== null && all > 0 && (
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
              <span style={{ width: `${(100 * passed) / all}%` }} />
            </Bar>
          )}
        </div>
      )}
      {closed !== false && (
        <Told>
          {typeof closed === 'string'
            ? t('ticket.dayClosedWith', { message: closed })
            : t('ticket.dayClosed')}
        </Told>
      )}
      {isPaused && (
        <Told>
          {typeof pause === 'string'
            ? t('ticket.pausedWith', { message: pause })
            : t('ticket.paused')}
        </Told>
      )}
      {isOn && typeof window === 'string' && <Told suppressHydrationWarning>{window}</Told>}
      {isOn && typeof window !== 'string' && (window || enough) && (
        <Told>
          {window ? t('ticket.window') : t('ticket.noWindow')}{' '}
          {window && <span suppressHydrationWarning>{`${window.from}–${window.to}`}</span>}
          {window && <small>{basis}</small>}
        </Told>
      )}
      {isOn && !enough && <Told>{t('booking.notEnough')}</Told>}
      {nowServing && (
        <Facts>
          <div>
            <dt>{t('ticket.nowServing')}</dt>
            <dd>{numbers || t('tickets.nobodyCalled')}</dd>
          </div>
        </Facts>
      )}
    </Root>
  );
}
