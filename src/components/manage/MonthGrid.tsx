import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#common/calendar/days.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { formatDate, weekdayName } from '#src/lib/dates.ts';
import {
  datesOf,
  holidayName,
  hoursText,
  monthOf,
  pageOfMonth,
  type DateRange,
} from '#src/lib/plan/planDays.ts';
import type { ManagedDay } from './DayList.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  marginBottom: theme.spacing(1),
  '& h3': { margin: 0, textAlign: 'center', fontSize: '1.125rem', fontWeight: 650 },
  '& h3::first-letter': { textTransform: 'uppercase' },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    padding: theme.spacing(0.5, 0),
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& td': {
    padding: 0,
    height: 60,
    border: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { height: 84 },
  },
}));

const Day = styled('button')(({ theme }) => {
  const { accent, active, waiting, neutral } = theme.vars.palette.roles;
  const tone = (colours: typeof accent) => ({
    '--mark': colours.fill,
    '--note': colours.text,
    backgroundColor: colours.background,
  });
  return {
    all: 'unset',
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    padding: theme.spacing(0.5),
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums lining-nums',
    boxShadow: 'inset 0 0 0 0 transparent',
    transition: 'box-shadow 160ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(0.75, 1) },
    '&[data-tone="closed"]': tone(accent),
    '&[data-tone="changed"]': tone(active),
    '&[data-tone="outside"]': tone(waiting),
    '&[data-tone="none"]': { color: theme.vars.palette.text.secondary },
    '&[data-tone="holiday"]': { '--mark': accent.fill, '--note': accent.text },
    '&[aria-disabled="true"]': { color: neutral.text, opacity: 0.55, cursor: 'default' },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 3px ${active.fill}` },
    '&:hover:not([aria-disabled="true"], [aria-pressed="true"])': {
      boxShadow: `inset 0 0 0 1px ${active.fill}`,
    },
    '&:focus-visible': { outline: `3px solid ${active.outline}`, outlineOffset: -3 },
    '& > b': { fontSize: '1rem', fontWeight: 500, lineHeight: 1.3 },
    '&[data-today] > b': { fontWeight: 750, textDecoration: 'underline 2px' },
    '& > i': {
      height: 4,
      borderRadius: 2,
      backgroundColor: 'var(--mark, transparent)',
      [theme.breakpoints.up('sm')]: { display: 'none' },
    },
    '& > small': {
      display: 'none',
      fontSize: '0.75rem',
      lineHeight: 1.25,
      color: 'var(--note, inherit)',
      overflowWrap: 'anywhere',
      [theme.breakpoints.up('sm')]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      },
    },
    '& > [data-people]': {
      display: 'flex',
      alignItems: 'center',
      marginTop: 'auto',
      fontSize: '0.75rem',
      fontWeight: 650,
      '& svg': { fontSize: '0.9375rem' },
    },
  };
});

const Legend = styled('ul')(({ theme }) => {
  const { accent, active } = theme.vars.palette.roles;
  return {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    marginTop: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
    '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
    '& i': { width: 16, height: 4, borderRadius: 2, backgroundColor: accent.fill },
    '& i[data-tone="changed"]': { backgroundColor: active.fill },
    '& svg': { fontSize: '1rem' },
    [theme.breakpoints.up('sm')]: { display: 'none' },
  };
});

type Tone = 'closed' | 'changed' | 'outside' | 'holiday' | 'none' | 'open';

const toneOf = (day: ManagedDay | undefined, holiday: string | null): Tone => {
  if (day?.outside) return 'outside';
  if (day?.byHand) return day.byHand.closed ? 'closed' : 'changed';
  if (holiday !== null) return 'holiday';
  return day?.intervals.length === 0 ? 'none' : 'open';
};

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

export interface MonthGridProps {
  /** The first day of the month, `YYYY-MM-01`. */
  month: string;
  /** The known days of the month's page. Undefined while they load. */
  days?: readonly ManagedDay[];
  /** The first and last day that can be changed. */
  first: string;
  last: string;
  today?: string;
  /** The city of the place, for its local holiday. */
  city?: string | null;
  selected?: DateRange | null;
  onSelect?: (range: DateRange) => void;
  onMonth?: (month: string) => void;
}

/**
 * A month of a place's days. One press selects a day, a second one on a later day the range
 * between them. Arrow keys move, Shift with an arrow key extends the range.
 */
export function MonthGrid({
  month,
  days,
  first,
  last,
  today,
  city = null,
  selected = null,
  onSelect,
  onMonth,
}: MonthGridProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const dates = datesOf(pageOfMonth(month));
  // Weeks that are over have nothing to change.
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) =>
    dates.slice(week * 7, week * 7 + 7),
  ).filter((week) => week.at(-1)! >= first);
  const isFree = (date: string) => date >= first && date <= last;
  const stop = [cursor, selected?.from, today, dates.find(isFree)].find(
    (date) => date && dates.includes(date) && isFree(date),
  );
  const name = formatDate(month, language, { month: 'long', year: 'numeric' });

  const choose = (date: string, extends_: boolean): void => {
    if (!isFree(date)) return;
    setCursor(date);
    const begun = selected && (extends_ || selected.from === selected.to);
    if (!begun || (date < selected.from && !extends_)) onSelect?.({ from: date, to: date });
    else if (date < selected.from) onSelect?.({ from: date, to: selected.to });
    else onSelect?.({ from: selected.from, to: date });
  };

  const move = (event: KeyboardEvent): void => {
    const from = (event.currentTarget as HTMLElement).dataset.date;
    const step = STEPS[event.key];
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (months) {
      event.preventDefault();
      onMonth?.(monthOf(month, months));
    }
    if (!from || step === undefined) return;
    event.preventDefault();
    const next = addDays(from, step);
    if (!isFree(next)) return;
    setCursor(next);
    if (event.shiftKey) choose(next, true);
    if (!dates.includes(next)) onMonth?.(monthOf(next));
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus(),
    );
  };

  const noteOf = (day: ManagedDay | undefined, holiday: string | null): string => {
    const hand = day?.byHand;
    if (hand?.closed) return hand.reason ?? t('display.wait.closed');
    if (hand?.duty) return t('month.duty');
    if (hand?.intervals) return hoursText(t, hand.intervals);
    if (hand && hand.numbers !== null) return t('month.limited', { count: hand.numbers });
    return holiday ?? (day ? hoursText(t, day.intervals) : '');
  };

  return (
    <div>
      <Head>
        <IconButton
          aria-label={t('month.previous')}
          disabled={month <= monthOf(first)}
          onClick={() => onMonth?.(monthOf(month, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <h3 aria-live="polite">{name}</h3>
        <IconButton
          aria-label={t('month.next')}
          disabled={month >= monthOf(last)}
          onClick={() => onMonth?.(monthOf(month, 1))}
        >
          <ChevronRight />
        </IconButton>
      </Head>
      <Table ref={table} aria-label={t('month.grid', { month: name })} aria-busy={!days}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, language)}>
                {weekdayName(weekday, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const day = days?.find((one) => one.date === date);
                const holiday = holidayName(t, date, city);
                const note = noteOf(day, holiday);
                const people = day?.waiting ?? 0;
                const chosen = selected !== null && date >= selected.from && date <= selected.to;
                return (
                  <td key={date}>
                    {date.slice(0, 7) === month.slice(0, 7) && (
                      <Day
                        type="button"
                        data-date={date}
                        data-tone={toneOf(day, holiday)}
                        data-today={date === today ? '' : undefined}
                        tabIndex={date === stop ? 0 : -1}
                        aria-pressed={chosen}
                        aria-disabled={!isFree(date) || undefined}
                        onKeyDown={move}
                        onClick={(event) => choose(date, event.shiftKey)}
                      >
                        <VisuallyHidden>
                          {[
                            formatDate(date, language),
                            note,
                            people > 0 && t('month.people', { count: people }),
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </VisuallyHidden>
                        <b aria-hidden>{Number(date.slice(8))}</b>
                        <i />
                        {days || !isFree(date) ? (
                          <small aria-hidden>{note}</small>
                        ) : (
                          <Skeleton width="80%" sx={{ display: { xs: 'none', sm: 'block' } }} />
                        )}
                        {people > 0 && (
                          <span aria-hidden data-people>
                            <PersonOutlined />
                            <b>{people}</b>
                          </span>
                        )}
                      </Day>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <Legend aria-hidden>
        <li>
          <i />
          <span>{`${t('month.legend.closed')} / ${t('month.legend.holiday')}`}</span>
        </li>
        <li>
          <i data-tone="changed" />
          <span>{t('month.legend.changed')}</span>
        </li>
        <li>
          <PersonOutlined />
          <span>{t('month.legend.people')}</span>
        </li>
      </Legend>
    </div>
  );
}
