import { useTranslation } from 'react-i18next';
import { mutate } from 'swr';
import { getTicketByKey } from '#common/contract/ticketByKey.ts';
import { fetchTicketByKey } from '#src/api/ticketByKey.ts';
import type { Ticket } from '#src/api/tickets.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { useHolder, useTicketByKey } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { useTicketActions } from '#src/hooks/data/tickets/useTicketActions.ts';
import { useTicketTexts } from '#src/i18n/screens/ticketTexts.ts';
import { TicketPaper } from '#src/pages/shared/tickets/TicketPaper.tsx';
import { useOwnTicket } from '#src/pages/shared/tickets/useOwnTicket.ts';

/** Reads the position of a ticket before its paper renders. */
export const readTicket = (key: string): Promise<unknown> =>
  mutate(keyOf(getTicketByKey, { key }), fetchTicketByKey(key), { revalidate: false });

export interface HeldPaperProps {
  ticket: Ticket;
  /** It was taken here, a moment ago. */
  isNew: boolean;
  /** Shows the numbers on offer again. */
  onAgain: () => void;
}

/** The person's ticket at its place: the same paper as on the ticket's own page, in each state. */
export function HeldPaper({ ticket, isNew, onAgain }: HeldPaperProps) {
  useTicketTexts();
  const { t } = useTranslation();
  const { ticket: shown, events } = useOwnTicket(ticket);
  const { data } = useTicketByKey(ticket.key);
  const holder = useHolder(data);
  const { act, pending } = useTicketActions();
  return (
    <TicketPaper
      ticketKey={ticket.key}
      ticket={holder ? { ...shown, can: holder.can } : shown}
      events={events}
      isHolder
      caption={
        isNew
          ? { title: t('booking.isYours'), note: t('user.tickets.created.message') }
          : { title: t('booking.held') }
      }
      onAgain={onAgain}
      pending={pending}
      onPress={(what) => void act({ ...what, code: ticket.code })}
    />
  );
}
