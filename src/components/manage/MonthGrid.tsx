import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#common/calendar/days.ts';
import { formatDateAs, weekdayName } from '#src/lib/dates.ts';
import { datesOf, monthOf, pageOfMonth, type DateRange } from '#src/lib/plan/planDays.ts';
import type { ManagedDay } from './DayList.tsx';
import { MonthDay } from './MonthDay.tsx';

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
    // Large text stays within its seven columns.
    fontSize: 'min(0.8125rem, 4vw)',
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

const Legend = styled('ul')(({ theme }) => {
  const { accent, active } = theme.vars.palette.roles;
  return {
    ...theme.mixins.note,
    ...theme.mixins.wrap,
    gap: theme.spacing(0.5, 2),
    marginTop: theme.spacing(1),
    '& li': { ...theme.mixins.beside, gap: theme.spacing(0.75) },
    '& i': { width: 16, height: 4, borderRadius: 2, backgroundColor: accent.fill },
    '& i[data-tone="changed"]': { backgroundColor: active.fill },
    '& svg': { fontSize: '1rem' },
    [theme.breakpoints.up('sm')]: { display: 'none' },
  };
});

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
 * A month of a place's days. One click selects a day, and a second click on a later day selects the range
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
  const dates = datesOf(pageOfMonth(month, first));
  // Weeks that are over have nothing to change.
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) =>
    dates.slice(week * 7, week * 7 + 7),
  ).filter((week) => week.at(-1)! >= first);
  const isFree = (date: string) => date >= first && date <= last;
  const isInside = (date: string) => date.slice(0, 7) === month.slice(0, 7);
  const stop = [cursor, selected?.from, today, dates.find(isFree)].find(
    (date) => date && dates.includes(date) && isFree(date),
  );
  const name = formatDateAs(month, language, { month: 'long', year: 'numeric' });

  const choose = (date: string, isRange: boolean): void => {
    if (!isFree(date)) return;
    setCursor(date);
    const begun = selected && (isRange || selected.from === selected.to);
    if (!begun || (date < selected.from && !isRange)) onSelect?.({ from: date, to: date });
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
              {week.map((date) => (
                <td key={date}>
                  {(isFree(date) || isInside(date)) && (
                    <MonthDay
                      date={date}
                      isInside={isInside(date)}
                      day={days?.find((one) => one.date === date)}
                      isLoading={!days}
                      isFree={isFree(date)}
                      isToday={date === today}
                      isChosen={selected !== null && date >= selected.from && date <= selected.to}
                      isStop={date === stop}
                      city={city}
                      onKeyDown={move}
                      onChoose={choose}
                    />
                  )}
                </td>
              ))}
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
