import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#src/api/transport/session.ts';
import { InterruptedTicketCard } from '#src/components/cards/ticket/InterruptedTicketCard.tsx';
import { paths } from '#src/config/paths.ts';
import { useTakeTicket } from '#src/hooks/data/tickets/useTakeTicket.ts';
import { useWaitingList } from '#src/hooks/data/tickets/useWaitingList.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { formatDate } from '#src/lib/dates.ts';
import { TakenTicket, type Taken } from './TakenTicket.tsx';

/** The ticket that the person wanted before signing in: one press to take it, one to discard it. */
export function InterruptedTicket() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const { interrupted, drop } = useInterruptedTicket();
  const wanted = interrupted && interrupted.date >= todayInAthens() ? interrupted : null;
  const list = useWaitingList(wanted?.slug ?? null, wanted?.date ?? todayInAthens());
  const { take, taking, failure } = useTakeTicket();
  const [taken, setTaken] = useState<Taken | null>(null);
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  if (!wanted) return taken && <TakenTicket taken={taken} ref={comes} />;

  const reason = failure ?? list.error;
  const none = list.data === null ? t('booking.emptyTitle') : null;

  return (
    <Box ref={goes} sx={{ mt: 3 }}>
      <InterruptedTicketCard
        title={wanted.title}
        href={paths.listing.href(wanted.slug)}
        date={formatDate(wanted.date, i18n.language)}
        peopleWaiting={list.data?.ticketsCount ?? null}
        nextRank={list.data?.nextRank ?? null}
        taking={taking}
        failure={reason ? errorText(reason) : none}
        onDismiss={drop}
        onTake={async () => {
          try {
            const current = list.data ?? (await list.mutate());
            if (!current) return;
            const ticket = await take(current.code);
            if (ticket === undefined) return;
            setTaken({ wanted, waitingListCode: current.code, ticket });
            drop();
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
