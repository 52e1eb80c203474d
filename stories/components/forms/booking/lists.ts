import type { BookingList, BookingLists } from '#src/components/forms/booking/Offer.tsx';

/** The list of a day on which five people wait and the next number is 42. */
export const ready = (list: Partial<BookingList> = {}): BookingLists => ({
  status: 'ready',
  list: {
    code: 'wl-1',
    ticketsCount: 5,
    nextRank: 42,
    state: 'open',
    averageMinutes: 5,
    ...list,
  },
});
