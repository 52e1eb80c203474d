import type { BookingList, BookingLists } from '#src/components/forms/booking/Offer.tsx';

/** A list with five people waiting and 42 as the next number. */
export const ready = (list: Partial<BookingList> = {}): BookingLists => ({
  status: 'ready',
  list: { code: 'wl-1', ticketsCount: 5, nextRank: 42, state: 'open', averageMinutes: 5, ...list },
});
