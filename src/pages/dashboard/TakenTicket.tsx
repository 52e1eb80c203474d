import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#src/api/tickets.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { useTickets } from '#src/hooks/data/tickets/useTickets.ts';
import type { InterruptedTicket } from '#src/browser/stored/interruptedTicket.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { nextTickets } from './NextTicket.tsx';

/** The result of taking the interrupted ticket. */
export interface Taken {
  wanted: InterruptedTicket;
  waitingListCode: string;
  /** The ticket, if the server's response holds it. */
  ticket: Ticket | null;
}

interface Props {
  taken: Taken;
  ref?: Ref<HTMLDivElement>;
}

/** The number that was taken, replacing the card whose button took it. */
export function TakenTicket({ taken, ref }: Props) {
  const { t, i18n } = useTranslation();
  const [, scheduled] = nextTickets;
  const { data } = useTickets(scheduled);
  const listed = data?.records.find((one) => one.waitingListCode === taken.waitingListCode);
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
