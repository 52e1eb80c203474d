import { getWaitingLists, type WaitingList as Contract } from '#common/contract/waitingLists.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import { call } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';
import { toEnough, toInstants } from './wait.ts';

/** The waiting list of one organisation on one day; null is what the server does not say. */
export interface WaitingList extends Pick<
  Camel<Contract>,
  'code' | 'ticketsCount' | 'nextRank' | 'averageMinutes'
> {
  state: 'open' | 'full' | 'closed';
  /** When whoever takes a number now is called, in ms; absent or null: not known. */
  window?: { from: number; to: number } | null;
  /** False: closing time may come before that call. */
  enough?: false;
  /** Further facts from the stream; absent without one. */
  told?: {
    status: 'open' | 'paused' | 'full' | 'closed';
    message: string | null;
    /** The number called last; null: nobody is being served. */
    serving: number | null;
  };
}

const toWaitingList = ({ state, estimate, ...list }: Camel<Contract>): WaitingList => ({
  code: list.code,
  ticketsCount: list.ticketsCount,
  state: state === null || state === 'paused' ? 'open' : state,
  nextRank: list.nextRank,
  averageMinutes: list.averageMinutes,
  window: toInstants(estimate),
  ...toEnough(estimate),
});

export const waitingListKeys = {
  of: (organisationId: string, date: string) => ['waiting_lists', organisationId, date] as const,
};

/** The lists of one day; `to` is the day after. */
export const fetchWaitingLists = async (
  id: string,
  date: string,
  through?: ApiClient,
): Promise<WaitingList[]> => {
  const query = { from: date, to: addDays(date, 1) };
  const { records } = await call(getWaitingLists, { id, query }, { through });
  return records.map(toWaitingList);
};
