import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { FindEvent, HallAction, MemberAction } from '#common/contract/counter.ts';
import { PRIORITY_REASONS, type PriorityReason } from '#common/priority.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import type { LinePerson } from '#src/components/counter/types.ts';
import { StatusChip, type TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { SearchField } from '#src/components/forms/search/SearchField.tsx';
import { counterIn } from '#src/lib/counterName.ts';
import { formatTime } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { oneOf } from '#src/lib/read.ts';
import { priorityOptions } from './services.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > [role="status"]': theme.mixins.note,
  // Takes no space, but stays in the DOM as a live region.
  '& > [role="status"]:empty': { position: 'absolute' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': {
    padding: theme.spacing(1.5, 2),
    display: 'grid',
    gap: theme.spacing(1),
    ...theme.mixins.sheet,
    borderRadius: 12,
  },
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1.5),
  '& > strong': {
    fontSize: '1.625rem',
    lineHeight: 1.1,
    ...theme.mixins.figure,
    color: theme.vars.palette.roles.ticket.fill,
  },
  '& > div': { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' },
  '& bdi': { fontWeight: 650 },
  '& small': { ...theme.mixins.note, display: 'block' },
}));

const Events = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.mixins.wrap,
  columnGap: theme.spacing(1.5),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& li:last-of-type': { fontWeight: 650 },
}));

const Actions = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1),
}));

/** A select with its label, which wrap together. */
const Setting = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1),
  '& > label': { ...theme.typography.body2 },
}));

/** A found ticket with what happened to it, oldest first, and what can be done. */
export interface FoundTicket {
  ticket: LinePerson & { status: TicketStatusName };
  events: readonly Camel<FindEvent>[];
  can: readonly (MemberAction | HallAction)[];
}

/** The actions that bring a ticket back to a counter. The first possible one is offered. */
const wayForward = ['call', 'restore'] as const;

export type FoundAction = (typeof wayForward)[number] | 'transfer' | 'note';

export interface FindTicketsProps {
  query: string;
  onQuery: (query: string) => void;
  /** Undefined without a query, null while loading. */
  found: readonly FoundTicket[] | null | undefined;
  error?: string | null;
  /** Code of the ticket of a pending command. */
  pending?: string | null;
  onAct: (action: FoundAction, ticket: FoundTicket['ticket']) => void;
  onPriority: (reason: PriorityReason | null, ticket: FoundTicket['ticket']) => void;
  ref?: Ref<HTMLDivElement>;
}

function Found({
  ticket,
  events,
  can,
  pending,
  onAct,
  onPriority,
}: FoundTicket & Pick<FindTicketsProps, 'pending' | 'onAct' | 'onPriority'>) {
  const { t, i18n } = useTranslation();
  const rank = labelOf(ticket, i18n.language);
  const forward = wayForward.find((action) => can.includes(action));
  const isBusy = pending === ticket.code;
  const isOpen = ticket.status === 'scheduled' || ticket.status === 'running';
  return (
    <li>
      <Head>
        <strong translate="no">{rank}</strong>
        <div>
          <bdi>{ticket.name ?? t('counter.walkIn')}</bdi>
          {ticket.service && <small>{ticket.service.name}</small>}
        </div>
        <StatusChip status={ticket.status} />
      </Head>
      <Events aria-label={t('hall.find.happened')}>
        {events.map(({ at, kind, counter }, index) => (
          <li key={index}>
            {formatTime(at)}{' '}
            {[t(`hall.find.events.${kind}`), counter && counterIn(t, counter)]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Events>
      {ticket.note && <p>{t('hall.visit.noteOf', { note: ticket.note })}</p>}
      {(forward || isOpen) && (
        <Actions>
          {forward && (
            <PendingButton
              size="small"
              pending={isBusy}
              aria-label={
                forward === 'call'
                  ? t('counter.line.callOf', { rank })
                  : t('hall.find.restoreOf', { rank })
              }
              onClick={() => onAct(forward, ticket)}
            >
              {t(`hall.find.${forward}`)}
            </PendingButton>
          )}
          {can.includes('transfer') && (
            <PendingButton
              size="small"
              variant="outlined"
              aria-label={t('hall.transfer.title', { rank })}
              onClick={() => onAct('transfer', ticket)}
            >
              {t('hall.visit.transfer')}
            </PendingButton>
          )}
          {isOpen && (
            <PendingButton
              size="small"
              variant="text"
              aria-label={t('hall.note.title', { rank })}
              onClick={() => onAct('note', ticket)}
            >
              {t('hall.visit.note')}
            </PendingButton>
          )}
          {ticket.status === 'scheduled' && (
            <Setting>
              <CompactSelect
                label={
                  <>
                    {t('hall.priority.label')} <VisuallyHidden>{rank}</VisuallyHidden>
                  </>
                }
                value={ticket.priorityReason ?? ''}
                options={priorityOptions(t)}
                onChange={(value) => onPriority(oneOf(PRIORITY_REASONS, value), ticket)}
              />
            </Setting>
          )}
        </Actions>
      )}
    </li>
  );
}

/** Finds a ticket of the day by its number or name: what happened to it, and the way forward. */
export function FindTickets(props: FindTicketsProps) {
  const { query, onQuery, found, error = null, ref, ...rest } = props;
  const { t } = useTranslation();
  const status = (): string => {
    if (error !== null) return error;
    if (found === undefined) return '';
    if (found === null) return t('hall.find.loading');
    return found.length === 0 ? t('hall.find.none') : t('hall.find.found', { count: found.length });
  };
  return (
    <Root ref={ref}>
      <SearchField
        label={t('hall.find.label')}
        placeholder={t('hall.find.placeholder')}
        value={query}
        onChange={onQuery}
        clearsOnEscape
        icon
      />
      <span role="status">{status()}</span>
      {found && found.length > 0 && (
        <List aria-label={t('hall.find.results')}>
          {found.map((one) => (
            <Found key={one.ticket.code} {...one} {...rest} />
          ))}
        </List>
      )}
    </Root>
  );
}
