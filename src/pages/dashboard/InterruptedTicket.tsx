import Box from '@mui/material/Box';
import { useEffect, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#src/api/tickets.ts';
import { session } from '#src/api/transport/session.ts';
import {
  interruptedTicket,
  type InterruptedTicket as Wanted,
} from '#src/browser/stored/interruptedTicket.ts';
import { InterruptedTicketCard } from '#src/components/cards/ticket/InterruptedTicketCard.tsx';
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
import { formatNumber } from '#src/lib/numbers.ts';
import { nextTickets } from './NextTicket.tsx';

/** The result of taking the interrupted ticket. */
interface Taken {
  wanted: Wanted;
  waitingListCode: string;
  /** The ticket, if the server's response holds it. */
  ticket: Ticket | null;
}

/** The number that was taken, replacing the card whose button took it. */
function TakenTicket({ taken, ref }: { taken: Taken; ref: Ref<HTMLDivElement> }) {
  const { t, i18n } = useTranslation();
  const [, scheduled] = nextTickets;
  const { data } = useTickets(scheduled);
  const listed = data?.records.find((one) => one.waitingList.code === taken.waitingListCode);
  const rank = taken.ticket?.rank ?? listed?.rank ?? null;
  const what = {
    title: taken.wanted.title,
    date: formatDate(taken.wanted.date, i18n.language),
  };
  return (
    <NoticeBanner ref={ref} severity="success" tabIndex={-1} sx={{ mt: 3 }}>
      {rank === null
        ? t('tickets.takenUnknown', what)
        : t('tickets.taken', { ...what, rank: formatNumber(rank, i18n.language) })}
    </NoticeBanner>
  );
}

interface OfferProps {
  wanted: Wanted;
  onTaken: (taken: Taken) => void;
  ref: Ref<HTMLDivElement>;
}

/** One press to take it, one to discard it; gone where the person holds a number in that line. */
function Offer({ wanted, onTaken, ref }: OfferProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const list = useWaitingList(wanted.slug, wanted.date);
  const isHeld = useHeldTicket(list.data?.code ?? null) !== null;
  const { take, taking, failure } = useTakeTicket();
  useEffect(() => {
    if (isHeld) interruptedTicket.drop();
  }, [isHeld]);
  if (isHeld) return null;

  const reason = failure ?? list.error;
  const none = list.data === null ? t('booking.emptyTitle') : null;

  return (
    <Box ref={ref} sx={{ mt: 3 }}>
      <InterruptedTicketCard
        title={wanted.title}
        href={paths.listing.href(wanted.slug)}
        date={formatDate(wanted.date, i18n.language)}
        peopleWaiting={list.data?.ticketsCount ?? null}
        nextRank={list.data?.nextRank ?? null}
        taking={taking}
        failure={reason ? errorText(reason) : none}
        onDismiss={interruptedTicket.drop}
        onTake={async () => {
          try {
            const current = list.data ?? (await list.mutate());
            if (!current) return;
            const outcome = await take(current.code);
            if (!outcome) return;
            if (!outcome.done) throw outcome.failure;
            onTaken({ wanted, waitingListCode: current.code, ticket: outcome.result });
            interruptedTicket.drop();
            toast.success(t('user.tickets.created.message'));
          } catch (error) {
            // The end of a session is announced elsewhere.
            if (session.get().token !== null) toast.error(errorText(error));
          }
        }}
      />
    </Box>
  );
}

/** The ticket that the person wanted before signing in, and the number once it is taken. */
export function InterruptedTicket() {
  const wanted = useInterruptedTicket();
  const [taken, setTaken] = useState<Taken | null>(null);
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  if (wanted) return <Offer wanted={wanted} onTaken={setTaken} ref={goes} />;
  return taken && <TakenTicket taken={taken} ref={comes} />;
}
