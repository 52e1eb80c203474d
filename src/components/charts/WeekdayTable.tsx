import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import type { Statistics } from '#common/contract/places/statistics.ts';
import { weekdayName } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';

const Root = styled('section')(({ theme }) => ({
  '& h3': theme.typography.h4,
  '& p': { ...theme.mixins.note, maxWidth: '39em' },
  '& table': {
    width: '100%',
    marginTop: theme.spacing(1),
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& th, & td': { padding: theme.spacing(0.75, 1.5, 0.75, 0), textAlign: 'start' },
  '& thead th': theme.mixins.note,
  '& tbody th': { fontWeight: 500 },
  '& th:nth-of-type(1)': { width: 0 },
  '& tr > :last-child': { width: 0, paddingRight: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  '& td:first-of-type': { fontWeight: 650, whiteSpace: 'nowrap' },
  '& td:first-of-type::before': {
    content: '""',
    display: 'inline-block',
    height: 18,
    // Leaves room for the number.
    width: 'calc((100% - 3.5em) * var(--share))',
    marginInlineEnd: theme.spacing(1),
    verticalAlign: 'middle',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& thead tr > :last-child': { whiteSpace: 'normal', minWidth: '8ch' },
}));

type WeekdayTableProps = Pick<Camel<Statistics>, 'days' | 'weekdays'>;

/** The people of an average Monday to Sunday, and their usual wait. Days without people count as closed. */
export function WeekdayTable({ days, weekdays = [] }: WeekdayTableProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const rows = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const open = days.filter(({ date, served }) => served > 0 && weekdayOf(date) === weekday);
    const people = open.reduce((sum, { served }) => sum + served, 0) / open.length;
    const wait = weekdays.find((one) => one.weekday === weekday);
    return open.length === 0 ? [] : [{ weekday, people: Math.round(people), wait }];
  });
  const most = Math.max(...rows.map(({ people }) => people));
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{t('statistics.weekdays.title')}</h3>
      <p>{t('statistics.weekdays.text')}</p>
      <TableContainer tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {(['day', 'people', 'wait'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`statistics.weekdays.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ weekday, people, wait }) => (
              <tr key={weekday}>
                <th scope="row">{weekdayName(weekday, i18n.language)}</th>
                <td style={{ '--share': people / most } as object}>
                  {formatNumber(people, i18n.language)}
                </td>
                <td>
                  {wait
                    ? t('statistics.facts.minutes', { count: wait.median })
                    : t('statistics.facts.none')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableContainer>
    </Root>
  );
}
