import type { Db } from '#server/db/client.ts';
import { addDays } from '#common/calendar/days.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { createEstimates } from '#server/repositories/line/estimates.ts';
import { createWaits } from '#server/repositories/waits.ts';
import { listCategories } from '#server/repositories/organisations/cities.ts';
import { pageOfOrganisations } from '#server/repositories/organisations/organisationPage.ts';
import { findOrganisation } from '#server/repositories/organisations/organisations.ts';
import { pageOfTickets } from '#server/repositories/tickets/tickets.ts';
import { takeBatch, type TakeRequest } from '#server/repositories/line/takeTicket.ts';
import { findUsersOfSessions } from '#server/repositories/people/users.ts';
import { listWaitingLists } from '#server/repositories/tickets/waitingLists.ts';
import type { OrganisationsQuery } from '#common/contract/organisations.ts';
import { PLACE_TYPES, SORTS } from '#common/listChoices.ts';
import { crowdPeople, crowdWord, type CrowdSize } from '#server/testing/crowd.ts';

/** The requests that people wait for. */
export interface HotQuery {
  name: string;
  run(turn: number): Promise<unknown>;
}

/** A time at which places are open, whenever this runs. */
export const middayOf = (day: string): Date => new Date(`${day}T10:00:00Z`);

/** Writes are rolled back, so that the database stays as seeded. */
class Undone extends Error {}

async function undone(db: Db, work: (inside: Db) => Promise<unknown>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work({ ...db, query: tx.query });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

/** A price range that matches places of the crowd and that nobody requested in the last minute. */
export function pricesAt(turn: number): string {
  const from = 5 + (turn % 100);
  return `${from}-${from + 10 + (Math.floor(turn / 100) % 40)}`;
}

/** The dependencies of a page of the directory, in Greek. */
export const depsOf = (db: Db, now: Date) => ({
  now,
  language: 'el' as const,
  waitsOf: createWaits(createEstimates(db)),
});

/** The hot queries on a database of this size, with different arguments every time. */
export function hotQueries(db: Db, size: CrowdSize): HotQuery[] {
  const day = today(systemClock);
  const now = middayOf(day);
  const deps = depsOf(db, now);
  const any = (turn: number, most: number) => 1 + ((turn * 7919) % most);
  const page = (name: string, query: (turn: number) => OrganisationsQuery): HotQuery => ({
    name,
    run: (turn) => pageOfOrganisations(db, query(turn), deps),
  });
  const take = (name: string, requests: number): HotQuery => ({
    name,
    run: (turn) =>
      undone(db, async (inside) => {
        const batch = Array.from({ length: requests }, (_, n): TakeRequest => ({
          userId: any(turn * requests + n, crowdPeople(size)),
          listCode: `lst_${any(turn, size.organisations)}_0`,
          idempotencyKey: `key ${turn} ${n}`,
          now,
          today: day,
        }));
        await takeBatch(inside, batch);
      }),
  });
  return [
    page('first page', () => ({})),
    page('first page of a kind, best rated', () => ({ category: 'salons', sort: 'high_rated' })),
    ...SORTS.map((sort) => page(`list by ${sort}`, () => ({ sort, seed: 7 }))),
    ...PLACE_TYPES.map((is) => page(`list of ${is}`, () => ({ is }))),
    page('list of two kinds', () => ({ category: 'salons,shops' })),
    page('list of a country', () => ({ country: 'GR' })),
    page('list of a city', () => ({ city: 'athina' })),
    page('list of a range of prices', () => ({ price: '10-60' })),
    page('list of the nearest', () => ({ near: '37.95,23.7' })),
    page('list of the nearest open ones', () => ({ near: '37.95,23.7', is: 'open' })),
    page('list with all filters', () => ({
      category: 'salons,shops',
      city: 'athina',
      is: 'open,verified',
      price: '10-160',
      sort: 'wait',
    })),
    page('page 20, newest', () => ({ page: 20, sort: 'newest' })),
    page('page in the middle', () => ({ page: Math.floor(size.organisations / 60) })),
    page('search, one word of 5,000', (turn) => ({ keywords: crowdWord(any(turn, 4_999)) })),
    page('search, a word with a typing error', (turn) => ({
      keywords: `${crowdWord(any(turn, 4_999))}x`,
    })),
    page('search, a word that everybody has', () => ({ keywords: crowdWord(0) })),
    { name: 'categories', run: () => listCategories(db, 'el') },
    {
      name: 'one organisation',
      run: (turn) => findOrganisation(db, `org-${any(turn, size.organisations)}`, deps),
    },
    {
      name: 'its waiting lists',
      run: (turn) =>
        listWaitingLists(db, any(turn, size.organisations), {
          from: day,
          to: addDays(day, 14),
          now,
        }),
    },
    {
      name: "a person's tickets",
      run: (turn) =>
        pageOfTickets(db, any(turn, crowdPeople(size)), { page: 1, perPage: 10, language: 'el' }),
    },
    {
      name: 'session lookup, 32 at once',
      run: (turn) =>
        findUsersOfSessions(
          db,
          Array.from({ length: 32 }, (_, n) => {
            const user = `usr_b${any(turn * 32 + n, crowdPeople(size))}`;
            return { user, session: `ses_${user}` };
          }),
        ),
    },
    take('a ticket', 1),
    take('a batch of 64 tickets', 64),
  ];
}
