import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import type { Ticket, TicketStatus } from '#src/api/tickets.ts';
import type { TicketRow } from '#src/components/cards/ticket/TicketCard.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { TablePager } from '#src/components/tables/TablePager.tsx';
import { TicketTable } from '#src/components/tables/TicketTable.tsx';
import { paths } from '#src/config/paths.ts';
import { useTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { formatDate, formatInstant } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { oneOf } from '#src/lib/read.ts';
import { sceneOfTicket } from '#src/lib/wait/scene.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';

/** Source: section 9 of the specification. */
const DEFAULT_PAGE_SIZE = 10;

const reasons = ['no_show', 'list_closed', 'provider', 'expired', 'user'] as const;

const isOpen = ({ status }: Ticket): boolean => status === 'scheduled' || status === 'running';

const useTicketRow = (): ((ticket: Ticket) => TicketRow) => {
  const { t, i18n } = useTranslation();
  return (ticket) => {
    const known = oneOf(reasons, ticket.statusReason);
    const inWords = ticket.statusReason?.includes(' ') ? ticket.statusReason : null;
    return {
      code: ticket.code,
      rank: ticket.rank,
      label: ticket.label,
      service: ticket.service?.name,
      status: ticket.status,
      title: ticket.organisation.title,
      href: ticket.organisation.slug
        ? paths.listing.href(ticket.organisation.slug)
        : paths.listingGrid.href(),
      ticketHref: isOpen(ticket) && ticket.key ? paths.ticket.href(ticket.key) : null,
      address: ticket.organisation.address,
      city: ticket.organisation.city,
      image: sceneOfTicket(ticket, serverToday()),
      date: formatDate(ticket.dueDate, i18n.language),
      takenAt: formatInstant(ticket.createdAt, i18n.language),
      peopleAhead: ticket.peopleAhead,
      reason: known ? t(`pages.dashboard.reasons.${known}`) : inWords,
    };
  };
};

/** Order of the tabs. Source: section 4 of the specification. */
const order: TicketStatus[] = ['scheduled', 'running', 'processed', 'aborted', 'cancelled'];

const Count = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 24,
  marginLeft: theme.spacing(1),
  paddingInline: theme.spacing(0.75),
  borderRadius: 999,
  ...theme.typography.caption,
  ...theme.mixins.smallFigure,
  textAlign: 'center',
  ...theme.mixins.soft('neutral'),
  '[aria-selected="true"] &': theme.mixins.soft('active'),
}));

interface Props {
  /** The ticket shown above the list, which is left out here. Null if there is none. */
  above: Ticket | null;
}

export function TicketList({ above }: Props) {
  const { t, i18n } = useTranslation();
  const toRow = useTicketRow();
  const [status, setStatus] = useState<TicketStatus>('scheduled');
  const [view, setView] = useState({ page: 1, perPage: DEFAULT_PAGE_SIZE });
  const tickets = useTickets({ status, ...view });
  const { data } = tickets;

  const pastTheEnd = data !== undefined && data.records.length === 0 && view.page > 1;
  if (pastTheEnd) setView({ ...view, page: Math.min(view.page - 1, data.totalPages) });

  const choose = (next: TicketStatus): void => {
    setStatus(next);
    setView({ ...view, page: 1 });
  };

  const others = pastTheEnd ? undefined : data?.records.filter(({ code }) => code !== above?.code);
  // The tab and the pagination still count the ticket above.
  const isOneAbove = others?.length !== data?.records.length;
  const isAllAbove = isOneAbove && others?.length === 0;

  const table = (rows?: Ticket[]) => (
    <TicketTable
      caption={t('pages.dashboard.ticketsCaption', { status: t(`tickets.status.${status}`) })}
      loading={!rows}
      tickets={rows?.map(toRow)}
      emptyState={
        <EmptyState
          picture="tickets"
          headingLevel={3}
          title={t('pages.dashboard.emptyTitle')}
          text={t(`pages.dashboard.empty.${status}`)}
          action={{ label: t('pages.dashboard.findPlace'), href: paths.listingGrid.href() }}
        />
      }
    />
  );
  return (
    <>
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
          {t('pages.dashboard.myNumbers')}
        </Typography>
        <SectionTabs
          idBase="tickets"
          ariaLabel={t('navigation.statusTabs')}
          value={status}
          onChange={(next) => choose(next as TicketStatus)}
          tabs={order.map((value) => ({
            value,
            label: (
              <span>
                {t(`tickets.status.${value}`)}
                {data && value === status && (
                  <>
                    {' '}
                    <Count>{formatNumber(data.count, i18n.language)}</Count>
                  </>
                )}
              </span>
            ),
          }))}
        />
      </Box>
      <Box role="tabpanel" id={`tickets-panel-${status}`} aria-labelledby={`tickets-tab-${status}`}>
        <Loaded {...tickets} data={others} outline={table()}>
          {(rows) => (
            <>
              {isOneAbove && (
                <Typography sx={isAllAbove ? undefined : { mb: 1.5 }}>
                  {t(isAllAbove ? 'pages.dashboard.noOther' : 'pages.dashboard.oneAbove')}
                </Typography>
              )}
              {!isAllAbove && table(rows)}
            </>
          )}
        </Loaded>
        {data && data.count > Number(isAllAbove) && (
          <Box sx={{ mt: 2 }}>
            <TablePager view={view} count={data.count} onChange={setView} />
          </Box>
        )}
      </Box>
    </>
  );
}
