import { addDays } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import { getWaitingLists, type WaitingList } from '#common/contract/waitingLists.ts';
import { call, keyOf } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';

/** A waiting list of an organisation on one day, which the stream keeps up to date. */
export interface ShownWaitingList extends Omit<Camel<WaitingList>, 'ticketsCount'> {
  /** Number of people who wait. Null if the server does not send it. */
  ticketsCount: number | null;
  /**
   * Number of the last call, from the stream. Null if nobody is served, absent without a stream.
   */
  serving?: number | null;
}

/** Query for the lists of one day. `to` is exclusive. */
const inputOf = (id: string, date: string) => ({ id, query: { from: date, to: addDays(date, 1) } });

export const waitingListKey = (id: string, date: string) =>
  keyOf(getWaitingLists, inputOf(id, date));

export const fetchFirstWaitingList = async (
  id: string,
  date: string,
  through?: ApiClient,
): Promise<ShownWaitingList | null> => {
  const [list] = (await call(getWaitingLists, inputOf(id, date), { through })).records;
  // The request identifies the day.
  return list ? { ...list, releasedOn: list.releasedOn || date } : null;
};
