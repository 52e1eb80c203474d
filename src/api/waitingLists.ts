import { addDays } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import { getWaitingLists, type WaitingList } from '#common/contract/waitingLists.ts';
import { call, keyOf } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';

/** The waiting list of one organisation on one day, kept up to date by the stream. */
export interface ShownWaitingList extends Omit<Camel<WaitingList>, 'ticketsCount'> {
  /** How many wait; null where the server does not say. */
  ticketsCount: number | null;
  /** The number called last, from the stream; null: nobody is being served. Absent without one. */
  serving?: number | null;
}

/** The lists of one day; `to` is the day after. */
const inputOf = (id: string, date: string) => ({ id, query: { from: date, to: addDays(date, 1) } });

export const waitingListKey = (id: string, date: string) =>
  keyOf(getWaitingLists, inputOf(id, date));

export const fetchFirstWaitingList = async (
  id: string,
  date: string,
  through?: ApiClient,
): Promise<ShownWaitingList | null> => {
  const [list] = (await call(getWaitingLists, inputOf(id, date), { through })).records;
  // It was asked for by its day.
  return list ? { ...list, releasedOn: list.releasedOn || date } : null;
};
