import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

/** A day of the week, Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The hours of one day: several intervals for a split day, none for a closed one. */
export interface OpeningDay {
  weekday: Weekday;
  /** Times as `HH:mm`. */
  intervals: { from: string; to: string }[];
}

const weekdays: Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const Root = styled('table', { name: 'SeiraOpeningHours', slot: 'root' })(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    paddingBlock: theme.spacing(0.75),
    paddingInline: theme.spacing(1),
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& th': { textAlign: 'start' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& td > span': { display: 'block', whiteSpace: 'nowrap' },
  '& .closed': { color: theme.vars.palette.text.secondary },
  '& [data-today]': {
    color: theme.vars.palette.roles.active.text,
    backgroundColor: theme.vars.palette.roles.active.background,
    '& th, & td': { fontWeight: 650 },
    '& .closed': { color: 'inherit' },
    '& th:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
    '& td:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
  },
  '& small': { display: 'block', ...theme.typography.caption, fontWeight: 500 },
}));

/** Monday 1 January 2024 plus the day, in a zone without clock changes. */
const dateOf = (weekday: Weekday): Date => new Date(Date.UTC(2024, 0, weekday));

const dayNames = (language: string): ((weekday: Weekday) => string) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => {
    const name = format.format(dateOf(weekday));
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  };
};

/** A week's opening hours from Monday on, split and closed days included. */
export function OpeningHours({ days, today }: { days: OpeningDay[]; today?: Weekday }) {
  const { t, i18n } = useTranslation();
  const nameOf = dayNames(i18n.language);
  return (
    <Root aria-label={t('display.hours.label')}>
      <tbody>
        {weekdays.map((weekday) => {
          const intervals = days.find((day) => day.weekday === weekday)?.intervals ?? [];
          return (
            <tr key={weekday} data-today={weekday === today || undefined}>
              <th scope="row">
                {nameOf(weekday)}
                {weekday === today && <small>{t('display.hours.today')}</small>}
              </th>
              <td>
                {intervals.map(({ from, to }) => (
                  <span key={from}>{`${from} – ${to}`}</span>
                ))}
                {intervals.length === 0 && (
                  <span className="closed">{t('display.hours.closed')}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Root>
  );
}
