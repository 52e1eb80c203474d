import type { WaitingList as Contract } from '#common/contract/waitingLists.ts';
import { addDays } from '#common/calendar/days.ts';
import { asRecord, count, number, oneOf, text } from '#src/lib/read.ts';
import { organisationPath } from './organisations.ts';
import type { ApiClient } from './transport/client.ts';
import { toEnough, toInstants } from './wait.ts';
import { loadClient } from './transport/loadClient.ts';
import { toPage } from './pages.ts';
import type { Wire } from './transport/wire.ts';

/** The waiting list of one organisation on one day. */
export interface WaitingList {
  code: string;
  /** How many people wait now, and so how many are ahead of the next person. */
  ticketsCount: number;
  /** `YYYY-MM-DD` */
  releasedOn: string;
  state: 'open' | 'full' | 'closed';
  /** The number that the next ticket gets; null when the server does not say. */
  nextRank: number | null;
  /** Minutes between two calls; null when unknown. */
  averageMinutes: number | null;
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

const toWaitingList = (raw: unknown): WaitingList | null => {
  const wire: Wire<Contract> = asRecord(raw);
  const code = text(wire.code);
  if (!code) return null;
  return {
    code,
    ticketsCount: count(wire.tickets_count) ?? 0,
    releasedOn: (text(wire.released_on) ?? '').slice(0, 10),
    state: oneOf(['open', 'full', 'closed'] as const, wire.state) ?? 'open',
    nextRank: count(wire.next_rank),
    averageMinutes: number(wire.average_minutes),
    window: toInstants(wire.estimate),
    ...toEnough(wire.estimate),
  };
};

export const waitingListKeys = {
  of: (organisationId: string, date: string) => ['waiting_lists', organisationId, date] as const,
};

/**
 * `GET /api/organisations/{id}/waiting_lists` of one day (`to` is the day after).
 * @param through a client instead of the browser's own
 * @throws ApiError
 */
export const fetchWaitingLists = async (
  id: string,
  date: string,
  through?: ApiClient,
): Promise<WaitingList[]> => {
  const client = through ?? (await loadClient());
  const { data } = await client.get<unknown>(`${organisationPath(id)}/waiting_lists`, {
    params: { from: date, to: addDays(date, 1) },
  });
  return toPage(data, toWaitingList).records;
};
