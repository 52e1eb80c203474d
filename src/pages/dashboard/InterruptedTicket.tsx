import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#src/api/tickets.ts';
import { session } from '#src/api/transport/session.ts';
import {
  interruptedTicket,
  type InterruptedTicket as Wanted,
} from '#src/browser/stored/interruptedTicket.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import {
  TicketBottom,
  TicketFigure,
  TicketSheet,
  tornEdge,
} from '#src/components/cards/ticket/ticketPaper.ts';
import { standalone } from '#src/components/display/standalone.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useHeldTicket, useTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { useTakeTicket } from '#src/hooks/data/tickets/useTakeTicket.ts';
import { useWaitingList } from '#src/hooks/data/tickets/useWaitingList.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { formatDate } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { waitingWords } from '#src/lib/waitWords.ts';
import { nextTickets } from './NextTicket.tsx';

interface Taken {
  wanted: Wanted;
  waitingListCode: string;
  ticket: Ticket | null;
}

function TakenTicket({ taken, ref }: { taken: Taken; ref: Ref<HTMLDivElement> }) {
  const { t, i18n } = useTranslation();
  const [, scheduled] = nextTickets;
  const { data } = useTickets(scheduled);
  const listed = data?.records.find((one) => one.waitingList.code === taken.waitingListCode);
  const known = taken.ticket?.rank != null ? taken.ticket : listed;
  const what = {
    title: taken.wanted.title,
    date: formatDate(taken.wanted.date, i18n.language),
  };
  return (
    <NoticeBanner ref={ref} severity="success" tabIndex={-1} sx={{ mt: 3 }}>
      {known?.rank == null
        ? t('tickets.takenUnknown', what)
        : t('tickets.taken', { ...what, rank: labelOf(known, i18n.language) })}
    </NoticeBanner>
  );
}

const wide = '@container (min-width: 560px)';

const Paper = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  color: theme.vars.palette.roles.ticket.text,
  [wide]: { flexDirection: 'row' },
}));

/** An outline, because the ticket is not taken yet. */
const Stub = styled('div')(({ theme }) => ({
  ...theme.mixins.beside,
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  ...theme.mixins.soft('active'),
  ...tornEdge('bottom'),
  [wide]: {
    width: 176,
    flex: 'none',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: theme.spacing(0.5),
    textAlign: 'center',
    ...tornEdge('right'),
  },
}));

const Figure = styled(TicketFigure)({ fontSize: '3.75rem', lineHeight: 1, color: 'inherit' });

const Body = styled(TicketBottom)(({ theme }) => ({
  ...theme.mixins.fill,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  [wide]: tornEdge('left'),
}));

const Heading = styled('h2')({
  fontSize: '1.25rem',
  lineHeight: 1.25,
  fontWeight: 650,
});

const Actions = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& > *': { flex: '1 1 auto' },
  [wide]: { '& > *': { flex: 'none' } },
}));

interface OfferProps {
  wanted: Wanted;
  onTaken: (taken: Taken) => void;
  ref: Ref<HTMLDivElement>;
}

function Offer({ wanted, onTaken, ref }: OfferProps) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const toast = useToast();
  const errorText = useErrorText();
  const list = useWaitingList(wanted.slug, wanted.date, wanted.service ?? null);
  const isHeld = useHeldTicket(list.data?.code ?? null) !== null;
  const { send: take, pending: taking, failure } = useTakeTicket();
  useEffect(() => {
    if (isHeld) interruptedTicket.drop();
  }, [isHeld]);
  if (isHeld) return null;

  const reason = failure ?? list.error;
  const none = list.data === null ? t('booking.emptyTitle') : null;
  const problem = reason ? errorText(reason) : none;
  const onTake = async (): Promise<void> => {
    try {
      const current = list.data ?? (await list.reload());
      if (!current) return;
      const outcome = await take({
        list: current.code,
        ...(wanted.priority && { priority: wanted.priority }),
      });
      if (!outcome) return;
      if (!outcome.done) throw outcome.failure;
      onTaken({ wanted, waitingListCode: current.code, ticket: outcome.result });
      interruptedTicket.drop();
      toast.success(t('user.tickets.created.message'));
    } catch (error) {
      // The end of a session is announced elsewhere.
      if (session.get().token !== null) toast.error(errorText(error));
    }
  };

  return (
    <Box ref={ref} sx={{ mt: 3 }}>
      <TicketSheet as="section" aria-labelledby={heading}>
        <Paper>
          {list.data?.nextRank != null && (
            <Stub>
              <span>{t('tickets.nextNumber')}</span>
              <Figure translate="no">
                {labelOf({ rank: list.data.nextRank, label: list.data.nextLabel }, i18n.language)}
              </Figure>
            </Stub>
          )}
          <Body>
            <Heading id={heading}>{t('tickets.interrupted.title')}</Heading>
            <span>
              <Link href={paths.listing.href(wanted.slug)} sx={{ ...standalone, fontWeight: 650 }}>
                {wanted.title}
              </Link>
            </span>
            <span>{formatDate(wanted.date, i18n.language)}</span>
            {list.data?.ticketsCount != null && (
              <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                {waitingWords(t, list.data.ticketsCount)}
              </Box>
            )}
            {problem && <Alert severity="error">{problem}</Alert>}
            <Actions>
              <PendingButton
                size="large"
                pending={taking}
                pendingLabel={t('booking.taking')}
                onClick={() => void onTake()}
              >
                {t('booking.take')}
              </PendingButton>
              <Button size="large" disabled={taking} onClick={interruptedTicket.drop}>
                {t('tickets.interrupted.dismiss')}
              </Button>
            </Actions>
          </Body>
        </Paper>
      </TicketSheet>
    </Box>
  );
}

/** A ticket that the person wanted before login, and the result of taking it. */
export function InterruptedTicket() {
  const wanted = useInterruptedTicket();
  const [taken, setTaken] = useState<Taken | null>(null);
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  if (wanted) return <Offer wanted={wanted} onTaken={setTaken} ref={goes} />;
  return taken && <TakenTicket taken={taken} ref={comes} />;
}
