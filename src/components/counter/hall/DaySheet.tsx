import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LinePerson } from '#src/components/counter/types.ts';
import type { TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { counterIn } from '#src/lib/counterName.ts';
import { formatDate, formatTime } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { priorityWords } from './services.ts';

const Root = styled('article')({
  fontSize: '0.875em',
  '& h2': { fontSize: '1.4em', lineHeight: 1.2, fontWeight: 650 },
  '& table': { width: '100%', marginTop: '1em', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '0.35em 0.5em',
    textAlign: 'start',
    verticalAlign: 'top',
    border: '1px solid currentColor',
    overflowWrap: 'break-word',
  },
  // A note takes the width that the other columns leave without breaking words.
  '& td:nth-last-of-type(2)': { overflowWrap: 'anywhere' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& td:first-of-type': { fontWeight: 750, whiteSpace: 'nowrap' },
});

/** A box to tick. Its character is missing in the font. */
const Tick = styled('span')({
  display: 'block',
  width: '1.1em',
  height: '1.1em',
  border: '1px solid currentColor',
});

export interface DaySheetProps {
  place: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** The instant of this state of the line, in ms. */
  at: number;
  /** Everyone who waits or is being served, in the order of the line. */
  people: readonly (LinePerson & { status: TicketStatusName })[];
}

/** Today's line on paper, with an empty column to tick, for a day without a network. */
export function DaySheet({ place, date, at, people }: DaySheetProps) {
  const { t, i18n } = useTranslation();
  const hasServices = people.some(({ service }) => service !== null);
  const stateOf = ({ status, counter, parked, ...one }: DaySheetProps['people'][number]): string =>
    [
      status === 'running' && counter ? counterIn(t, counter) : t(`tickets.status.${status}`),
      parked && t('hall.find.parked'),
      priorityWords(t, one),
      one.note,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Root data-paper>
      <h2>{t('hall.sheet.title', { place })}</h2>
      <p>
        {t('hall.sheet.made', {
          date: formatDate(date, i18n.language),
          time: formatTime(at),
        })}
      </p>
      {people.length === 0 ? (
        <p>{t('hall.sheet.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('hall.sheet.rank')}</th>
              {hasServices && <th scope="col">{t('hall.sheet.service')}</th>}
              <th scope="col">{t('hall.sheet.name')}</th>
              <th scope="col">{t('hall.sheet.taken')}</th>
              <th scope="col">{t('hall.sheet.state')}</th>
              <th scope="col">{t('hall.sheet.done')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.code}>
                <td translate="no">{labelOf(person, i18n.language)}</td>
                {hasServices && <td>{person.service?.name}</td>}
                <td>{person.name ?? t('counter.walkIn')}</td>
                <td>{formatTime(person.waitingSince)}</td>
                <td>{stateOf(person)}</td>
                <td>
                  <Tick />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Root>
  );
}
