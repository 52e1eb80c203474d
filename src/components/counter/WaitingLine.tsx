import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { formatTime } from '#src/lib/dates.ts';
import { formatMinutes } from '#src/lib/durations.ts';
import { presenceAt, type PresenceNow } from '#src/lib/line/presence.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { waitingHereWords } from '#src/lib/waitWords.ts';
import { priorityWords } from './hall/services.ts';
import { since, type LinePerson } from './types.ts';

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: theme.spacing(0, 0, 1),
  '&::first-letter': { textTransform: 'uppercase' },
}));

// One styled element for all rows: hundreds of styled components would block a tablet for half a
// second. The browser skips rendering rows out of view but keeps them for screen readers and
// find-in-page.
const List = styled('ol')(({ theme }) => ({
  ...theme.mixins.sheet,
  overflow: 'clip',
  '& li': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 68px',
    minHeight: 68,
    padding: theme.spacing(1, 1.5, 1, 2),
    display: 'grid',
    gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(1.5),
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& strong': {
    fontSize: '1.625rem',
    lineHeight: 1.1,
    ...theme.mixins.figure,
    color: theme.vars.palette.roles.ticket.fill,
  },
  '& span': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...theme.mixins.smallNote, display: 'block' },
  '& [data-other] > strong': { color: theme.vars.palette.text.secondary },
  '& em': {
    fontStyle: 'normal',
    fontWeight: 650,
    color: theme.vars.palette.roles.accent.text,
  },
  '& [data-presence="here"]': { fontWeight: 650, color: theme.vars.palette.roles.success.text },
  '& [data-withdraw], & [data-arrived]': {
    position: 'relative',
    minHeight: 28,
    paddingInline: theme.spacing(0.5),
    textDecoration: 'underline',
    ...theme.mixins.plainButton,
    color: theme.vars.palette.text.secondary,
    borderRadius: 8,
    // The target is larger than the line of text.
    '&::after': { content: '""', position: 'absolute', inset: '-8px -4px' },
  },
  '& button:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& [data-call]': {
    minHeight: 44,
    paddingInline: theme.spacing(1.75),
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 650,
    color: theme.vars.palette.text.primary,
    background: 'none',
    border: `1px solid ${theme.vars.palette.roles.control.outline}`,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    '&:hover': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.roles.active.background,
    },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  },
}));

/** How many of the next people the counter checks for presence. */
const SOON = 3;

const NobodyHere = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  fontWeight: 650,
  color: theme.vars.palette.roles.waiting.text,
}));

const Nobody = styled('p')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  border: `1px dashed ${theme.vars.palette.roles.control.outline}`,
  borderRadius: 16,
  color: theme.vars.palette.text.secondary,
}));

interface RowProps {
  code: string;
  rank: string;
  name: string;
  wait: string | null;
  /** The person's whereabouts. Null if the place does not show them. */
  presence: Exclude<PresenceNow, 'over'> | null;
  presenceText: string;
  /** Label of the button that says that the person is here. Null if there is nothing to say. */
  arrive: string | null;
  /** The text of that button. */
  arriveText: string;
  priority: string | null;
  /** Label of the button that withdraws the priority. Null if it cannot be withdrawn. */
  withdraw: string | null;
  /** The text of that button. */
  remove: string;
  /** The counter does not call for the service of this person. */
  isOther: boolean;
  /** Label of the call button. Null if the person cannot be called. */
  label: string | null;
  action: string;
  calling: boolean;
}

/** Memoised, so that a row re-renders only when its own data changes. */
const Row = memo(function Row(props: RowProps) {
  const { code, rank, name, wait, priority, withdraw, remove } = props;
  const { isOther, label, action, calling, presence, presenceText, arrive, arriveText } = props;
  return (
    <li data-other={isOther ? '' : undefined}>
      <strong translate="no">{rank}</strong>
      <span>
        <bdi>{name}</bdi>
        {wait !== null && <small>{wait}</small>}
        {presence && (
          <small data-presence={presence}>
            <span>{presenceText}</span>{' '}
            {arrive !== null && (
              <button type="button" data-arrived={code} aria-label={arrive}>
                {arriveText}
              </button>
            )}
          </small>
        )}
        {priority !== null && (
          <small>
            <em>{priority}</em>{' '}
            {withdraw !== null && (
              <button type="button" data-withdraw={code} aria-label={withdraw}>
                {remove}
              </button>
            )}
          </small>
        )}
      </span>
      {label !== null && (
        <button
          type="button"
          data-call={code}
          aria-label={label}
          aria-busy={calling || undefined}
          aria-disabled={calling || undefined}
        >
          {action}
        </button>
      )}
    </li>
  );
});

export interface WaitingLineProps {
  /** Everyone who waits, next person first. */
  people: readonly LinePerson[];
  /** Codes of the services that the counter calls for. Null: all. */
  served?: readonly string[] | null;
  onWithdraw?: (code: string) => void;
  /** Says that a person is here. */
  onArrived?: (code: string) => void;
  /** Code of the ticket that is being called out of turn. */
  calling: string | null | undefined;
  onCall: (code: string) => void;
}

/** The waiting people with their waiting times, and a button to call each out of turn. */
export function WaitingLine(props: WaitingLineProps) {
  const { people, served = null, calling, onCall, onWithdraw, onArrived } = props;
  const { t, i18n } = useTranslation();
  const id = useId();
  const now = useNow(15_000);
  const inWords = (wait: number | null): string | null =>
    wait === null ? null : t('counter.line.waits', { time: formatMinutes(wait, i18n.language) });
  const presenceOf = (person: LinePerson) => {
    const where = presenceAt(person.presence, now);
    return where === 'over' ? 'unknown' : where;
  };
  const presenceText = (person: LinePerson): string => {
    const until = person.presence?.awayUntil;
    const time = until ? formatTime(until) : '';
    return t(`counter.presence.${presenceOf(person) ?? 'unknown'}`, { time });
  };
  const soon = people
    .filter(({ service }) => !served || !service || served.includes(service.code))
    .slice(0, SOON);
  const isNobodyHere =
    soon.length > 0 && soon.every(({ presence }) => presence !== null && presence.state !== 'here');
  const shown = people.filter(({ presence }) => presence !== null);
  const here = shown.length > 0 ? shown.filter((one) => presenceOf(one) === 'here').length : null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{waitingHereWords(t, people.length, here)}</Heading>
      {isNobodyHere && (
        <NobodyHere role="status">
          {t('counter.presence.nobodyHere', { count: soon.length })}
        </NobodyHere>
      )}
      {people.length === 0 ? (
        <Nobody>{t('counter.line.noneText')}</Nobody>
      ) : (
        <List
          aria-labelledby={id}
          onClick={(event) => {
            const button = (event.target as Element).closest<HTMLElement>('[data-call]');
            const code = button?.dataset.call;
            if (code !== undefined && code !== calling) onCall(code);
            const priority = (event.target as Element).closest<HTMLElement>('[data-withdraw]');
            if (priority?.dataset.withdraw) onWithdraw?.(priority.dataset.withdraw);
            const arrived = (event.target as Element).closest<HTMLElement>('[data-arrived]');
            if (arrived?.dataset.arrived) onArrived?.(arrived.dataset.arrived);
          }}
        >
          {people.map((person) => {
            const rank = labelOf(person, i18n.language);
            return (
              <Row
                key={person.code}
                code={person.code}
                rank={rank}
                name={person.name ?? t('counter.walkIn')}
                wait={
                  [person.service?.name, inWords(since(person.waitingSince, now)), person.note]
                    .filter(Boolean)
                    .join(' · ') || null
                }
                presence={presenceOf(person)}
                presenceText={presenceText(person)}
                arriveText={t('counter.presence.arrive')}
                arrive={
                  onArrived && presenceOf(person) !== null && presenceOf(person) !== 'here'
                    ? t('counter.presence.arriveOf', { rank })
                    : null
                }
                priority={priorityWords(t, person)}
                remove={t('hall.priority.remove')}
                withdraw={onWithdraw ? t('hall.priority.withdrawOf', { rank }) : null}
                isOther={
                  served !== null &&
                  person.service !== null &&
                  !served.includes(person.service.code)
                }
                label={person.can.includes('call') ? t('counter.line.callOf', { rank }) : null}
                action={t('counter.line.call')}
                calling={calling === person.code}
              />
            );
          })}
        </List>
      )}
    </section>
  );
}
