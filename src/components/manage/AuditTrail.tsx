import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { formatDate, formatInstant } from '#src/lib/dates.ts';

const Root = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle1, fontWeight: 650, margin: theme.spacing(0, 0, 0.5) },
  '& section + section': { marginTop: theme.spacing(3) },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3.5em minmax(0, 1fr)',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0 },
  '& time': {
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Something that somebody did at a place. */
export interface TrailEntry {
  /** When, ISO 8601. */
  at: string;
  /** Their name; null where nobody's is known. */
  who: string | null;
  action: string;
  /** The number, day, name or address that it was done to. */
  subject: string | null;
  /** Values that were set. */
  details: Record<string, unknown>;
}

/** «έκλεισε τη λίστα», «κάλεσε τον αριθμό 43»; a newer server may do more than there are words for. */
const deedOf = (
  t: TFunction,
  language: string,
  { action, subject, details }: TrailEntry,
): string => {
  const day = typeof details.date === 'string' ? details.date : subject;
  const shown = day !== null && isCalendarDate(day) ? formatDate(day, language) : (subject ?? '');
  const names = [
    ...(action === 'change_list' ? [`list_${String(details.state)}`] : []),
    action,
  ] as 'call'[];
  const keys = names.map((one) => `manage.history.did.${one}` as const);
  return t([...keys, 'manage.history.other'], { subject: shown, action }).trim();
};

/** Free text of the entry, quoted as written. */
const moreOf = ({ details }: TrailEntry): string =>
  [details.counter, details.message, details.reason]
    .filter((one): one is string => typeof one === 'string' && one !== '')
    .join(' · ');

/** A member, or the device at the door. */
const whoOf = ({ who, details }: TrailEntry): string | null =>
  who ?? (typeof details.device === 'string' ? details.device : null);

const dayOf = ({ at }: TrailEntry): string => athensTime(new Date(at)).date;

const entriesOf = (entries: readonly TrailEntry[], day: string) =>
  entries.filter((entry) => dayOf(entry) === day);

export interface AuditTrailProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  entries?: readonly TrailEntry[];
}

/** Actions at a place and the people behind them, by day, the latest first. */
export function AuditTrail({ entries = [], ...rest }: AuditTrailProps) {
  const { t, i18n } = useTranslation();
  if (entries.length === 0)
    return <p style={{ marginBlock: '1em' }}>{t('manage.history.empty')}</p>;
  const days = new Set(entries.map(dayOf));
  return (
    <Root {...rest}>
      {[...days].map((day) => (
        <section key={day} aria-label={formatDate(day, i18n.language)}>
          <h3>{formatDate(day, i18n.language)}</h3>
          <ol>
            {entriesOf(entries, day).map((entry, index) => {
              const more = moreOf(entry);
              return (
                <li key={`${entry.at}-${index}`}>
                  <time dateTime={entry.at}>
                    {formatInstant(entry.at, i18n.language, { timeStyle: 'short' })}
                  </time>
                  <span>
                    <strong>{whoOf(entry) ?? t('manage.history.nobody')}</strong>{' '}
                    {deedOf(t, i18n.language, entry)}
                    {more && <small>{more}</small>}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </Root>
  );
}
