import type { Request } from 'autocannon';
import { once } from 'node:events';
import { listingPath } from '#common/addresses.ts';
import type { CallResponse } from '#common/contract/counter.ts';
import { crowdWord } from '#server/testing/crowd.ts';
import {
  load,
  postRequest,
  takeRequest,
  type LoadResult,
  type Sent,
} from '#scripts/bench/harness/load.ts';
import { startForked, type Listening } from '#scripts/bench/harness/processes.ts';
import type { CallResult } from '#tests/trust/crash/ledger.ts';
import type { Demand } from './assumptions.ts';
import { clerkTokens, counterOf, TAKERS, takerTokens } from './crowd.ts';
import type { ScreensReport } from './screens.ts';

type Kind = Exclude<keyof Demand, 'screens'>;
export const KINDS: Kind[] = ['takes', 'calls', 'searches', 'looks', 'views'];
const expected = (kind: Kind): number => (kind === 'takes' ? 201 : 200);
const MOST_CONNECTIONS = 64;
const POPULAR_WORDS = 50;

/** Acknowledged responses, to compare with the database. */
export interface Acknowledged {
  /** Codes of tickets; a repeated code is a fault. */
  tickets: string[];
  calls: CallResult[];
  /** Called numbers with the time at which their command began, for the screens of their place. */
  shown: { line: string; rank: number; at: number }[];
}

const linePath = (place: number) => `/api/organisations/org-${place}/line/live`;

/** A morning at places of the scale benchmark: people, staff and screens. */
export function openMorning(
  servers: Listening[],
  { places, busy }: { places: number; busy: number },
) {
  const takers = takerTokens();
  const clerks = clerkTokens(busy);
  const acknowledged: Acknowledged = { tickets: [], calls: [], shown: [] };
  const turns: Record<Kind, number> = { takes: 0, calls: 0, searches: 0, looks: 0, views: 0 };
  /** Processes with this many screens each. */
  const screens: { forked: Awaited<ReturnType<typeof startForked>>; number: number }[] = [];
  const paths = Array.from({ length: busy }, (_, n) => linePath(n + 1));
  let openScreens = 0;
  /** Screens that follow a line: those of each process take the lines in turn. */
  const screensOf = (line: string): number =>
    screens.reduce((all, { number }) => all + Math.ceil((number - paths.indexOf(line)) / busy), 0);

  const lap = (turn: number) => Math.floor(turn / TAKERS);
  /** Searches: a list, one of the popular words, or a busy place. */
  const search = (turn: number): string =>
    [
      '/api/organisations',
      '/api/organisations?is=open',
      `/api/organisations?category=salons&sort=wait&page=${1 + (turn % 3)}`,
      `/api/organisations?keywords=${crowdWord(1 + ((turn * 7919) % POPULAR_WORDS))}`,
      `/api/organisations/org-${1 + ((turn * 7919) % busy)}`,
    ][turn % 5]!;
  const requests: Record<Kind, (turn: number) => Request> = {
    takes: (turn) => {
      // Half of the numbers are taken at busy places. Nobody takes two from one list.
      const place =
        turn % 2 === 0
          ? 1 + ((turn / 2 + lap(turn)) % busy)
          : 1 + busy + ((turn * 7919 + lap(turn) * 104_729) % (places - busy));
      return takeRequest(takers[turn % TAKERS]!, `lst_${place}_0`);
    },
    calls: (turn) => {
      const place = 1 + (turn % busy);
      const call = postRequest(`/api/counter/org-${place}/calls`, clerks[place - 1]!, {
        waiting_list_code: `lst_${place}_0`,
        counter: counterOf(Math.floor(turn / busy)),
        finish: 'processed',
      });
      return { ...call, headers: { ...call.headers, 'idempotency-key': `call-${turn}` } };
    },
    searches: (turn) => ({ method: 'GET', path: search(turn) }),
    looks: (turn) => ({
      method: 'GET',
      path: '/api/user/tickets',
      headers: { authorization: `Bearer ${takers[(turn * 31) % TAKERS]}` },
    }),
    // As with numbers, half of the first views show busy places.
    views: (turn) => ({
      method: 'GET',
      path: listingPath(`org-${1 + ((turn * 613) % (turn % 2 === 0 ? busy : places))}`),
      headers: { accept: 'text/html' },
    }),
  };
  const read = (kind: Kind, status: number, body: string, sent: Sent) => {
    if (status !== expected(kind)) return;
    if (kind === 'takes') acknowledged.tickets.push((JSON.parse(body) as { code: string }).code);
    if (kind !== 'calls') return;
    const { ticket, finished } = JSON.parse(body) as CallResponse;
    acknowledged.calls.push({ called: ticket?.code ?? null, finished: finished?.code ?? null });
    const place = /org-(\d+)/.exec(sent.request.path!)![1];
    if (ticket)
      acknowledged.shown.push({ line: linePath(Number(place)), rank: ticket.rank, at: sent.began });
  };
  /** One kind of requests at one server. */
  const work = ({ port }: Listening, kind: Kind, perSecond: number, seconds: number) => {
    const rate = Math.max(1, Math.round(perSecond / servers.length));
    return load({
      port,
      seconds,
      rate,
      connections: Math.min(rate, MOST_CONNECTIONS),
      next: () => requests[kind]((turns[kind] += 1)),
      received: (status, body, sent) => read(kind, status, body, sent),
    });
  };

  return {
    acknowledged,
    /** Opens screens until there are this many, evenly at all servers. */
    openScreens: async (wanted: number) => {
      const more = Math.ceil((wanted - openScreens) / servers.length);
      if (more <= 0) return;
      openScreens += more * servers.length;
      const forked = await Promise.all(
        servers.map(({ port }) =>
          startForked('scripts/bench/country/screens.ts', [
            JSON.stringify({ port, paths, screens: more }),
          ]),
        ),
      );
      screens.push(...forked.map((one) => ({ forked: one, number: more })));
    },
    /**
     * Milliseconds from calls since an instant to each screen that shows them, the number of
     * screens that do not, and that of states older than the one before them.
     */
    reach: async (since: number) => {
      const reports = await Promise.all(
        screens.map(async ({ forked: { child } }) => {
          child.send('report');
          return ((await once(child, 'message')) as [ScreensReport])[0];
        }),
      );
      const calls = acknowledged.shown.filter(({ at }) => at >= since);
      const times = calls.flatMap(({ line, rank, at }) =>
        reports.flatMap(({ arrivals }) =>
          (arrivals[`${line} ${rank}`] ?? []).map((time) => time - at),
        ),
      );
      const wanted = calls.reduce((all, { line }) => all + screensOf(line), 0);
      const older = reports.reduce((all, { outOfOrder }) => all + outOfOrder, 0);
      return { times, missing: wanted - times.length, older };
    },
    /** Requests of all kinds for a time. @returns the results by kind, one per server */
    run: async (demand: Demand, seconds: number): Promise<Map<Kind, LoadResult[]>> =>
      new Map(
        await Promise.all(
          KINDS.map(
            async (kind) =>
              [
                kind,
                await Promise.all(
                  servers.map((server) => work(server, kind, demand[kind], seconds)),
                ),
              ] as const,
          ),
        ),
      ),
    expected,
    closeScreens: () => {
      for (const { forked } of screens) forked.stop();
    },
  };
}
