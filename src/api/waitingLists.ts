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

export const waitingListsKey = (id: string, date: string) =>
  keyOf(getWaitingLists, inputOf(id, date));

/** The lists of a day, one for each service, the one to offer first at the top. */
export const fetchWaitingLists = async (
  id: string,
  date: string,
  through?: ApiClient,
): Promise<ShownWaitingList[]> => {
  const { records } = await call(getWaitingLists, inputOf(id, date), { through });
  // The request identifies the day.
  return records.map((list) => ({ ...list, releasedOn: list.releasedOn || date }));
};

/**
 * The list of a service among the lists of a day. Null if it has none that day.
 * @param service code of the service. Null for the first list
 */
export const listOf = (
  lists: readonly ShownWaitingList[],
  service: string | null,
): ShownWaitingList | null =>
  (service === null ? lists[0] : lists.find((list) => list.service?.code === service)) ?? null;
