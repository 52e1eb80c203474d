import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from './client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { listCategories } from '#server/repositories/organisations/cities.ts';
import {
  pageOfOrganisations,
  pageStatement,
} from '#server/repositories/organisations/organisationPage.ts';
import { findOrganisation } from '#server/repositories/organisations/organisations.ts';
import { organisationId } from '#server/routes/organisations/organisationId.ts';
import { findMatches, type WordMatch } from '#server/repositories/organisations/search.ts';
import { counterTicket, listsOfDay } from '#server/repositories/counter/counterView.ts';
import { createHalls } from '#server/repositories/line/halls.ts';
import { createEstimates } from '#server/repositories/line/estimates.ts';
import { createWaits } from '#server/repositories/waits.ts';
import { eventsOf, lineOf } from '#server/repositories/line/line.ts';
import {
  listOfMember,
  placeOfMember,
  placesOfMember,
  ticketOfMember,
} from '#server/repositories/members/members.ts';
import {
  findOwnTicket,
  findTicketByKey,
  pageOfTickets,
} from '#server/repositories/tickets/tickets.ts';
import { storePredictions } from '#server/repositories/line/storePredictions.ts';
import { takeBatch, type TakeOutcome } from '#server/repositories/line/takeTicket.ts';
import { findUsersOfSessions } from '#server/repositories/people/users.ts';
import { serviceStatus } from '#server/repositories/service/status.ts';
import { listWaitingLists } from '#server/repositories/tickets/waitingLists.ts';
import type { OrganisationsQuery } from '#common/contract/organisations.ts';
import { SORTS } from '#common/listChoices.ts';
import { phoneticKey } from '#common/greek/phonetic.ts';
import { crowdWord, writeCrowd } from '#server/testing/crowd.ts';
import { buildList } from '#server/testing/builders.ts';
import { BIG, rowsRead, sequentialScans } from '#server/testing/plans.ts';
import { NOON, testDatabase, TODAY } from '#server/testing/testApp.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';

/**
 * Checks the plans of the queries that people wait for: each uses an index on tables that grow.
 * `npm run bench -- scale` checks those of a hundred thousand organisations and a million tickets.
 */
let db: Db;
const now = new Date();
beforeAll(async () => {
  db = (await testDatabase()).db;
  await writeCrowd(db, { organisations: 5_000, tickets: 60_000 });
  await refreshPlaceStatus(db.for('maintenance'), now);
});
afterAll(() => db.close());

const scans = (work: (watched: Db) => Promise<unknown>) => sequentialScans(db, work);

const language = 'el' as const;
const deps = (db: Db) => ({ now, language, waitsOf: createWaits(createEstimates(db)) });
const page = (query: object) =>
  scans((watched) => pageOfOrganisations(watched, query, deps(watched)));
describe('no large table is read in full', () => {
  it.each(SORTS)('for a page sorted by %s', async (sort) => {
    expect(await page({ sort })).toEqual([]);
    expect(await page({ sort, page: 3, category: 'salons' })).toEqual([]);
    expect(await page({ sort, is: 'open,wifi', city: 'athina', price: '10-60' })).toEqual([]);
  });

  it('for a search', async () => {
    expect(await page({ keywords: crowdWord(123) })).toEqual([]);
    expect(await page({ keywords: `${crowdWord(12)} ${crowdWord(900)}x`, page: 2 })).toEqual([]);
    expect(await page({ keywords: 'nothing like it' })).toEqual([]);
    expect(await page({ keywords: crowdWord(0) })).toEqual([]);
    expect(await page({ keywords: `${crowdWord(0)} ${crowdWord(900)}` })).toEqual([]);
  });

  const range = { from: '2020-01-01', to: '2090-01-01', now };
  const filter = { page: 1, perPage: 10, language };
  const asked = [7, 70, 700].map((n) => ({ user: `usr_b${n}`, session: `ses_usr_b${n}` }));
  it.each<[string, (watched: Db) => Promise<unknown>]>([
    ['categories', (watched) => listCategories(watched, 'el')],
    ['one organisation', (watched) => findOrganisation(watched, 'org-77', deps(watched))],
    ['a code of an organisation', (watched) => organisationId(watched, 'org_77')],
    ['its lists', (watched) => listWaitingLists(watched, 77, range)],
    ["a person's tickets", (watched) => pageOfTickets(watched, 77, filter)],
    ['the session lookup', (watched) => findUsersOfSessions(watched, asked)],
    ['the metrics', serviceStatus],
  ])('for %s', async (_, work) => expect(await scans(work)).toEqual([]));

  it('for a line and the counter screen', async () => {
    const [ticket] = await db.query<{ id: number; key: string; code: string }>(
      "SELECT id, replace(key::text, '-', '') AS key, code FROM tickets WHERE user_id = 77 LIMIT 1",
    );
    await db.query("SELECT fill_lines(ARRAY[id]) FROM waiting_lists WHERE code = 'lst_77_0'");
    const [hall] = await db.query<{ line_id: number; service_id: number }>(
      "SELECT line_id, service_id FROM waiting_lists WHERE code = 'lst_77_0'",
    );
    const key = { line_id: hall!.line_id, hall_version: 1 };
    const person = { serviceId: hall!.service_id, ahead: 0 };
    const pastOf = () => ({ ownerMinutes: 10, visits: [] });
    const day = now.toISOString().slice(0, 10);
    const works: ((watched: Db) => Promise<unknown>)[] = [
      (watched) => findTicketByKey(watched, ticket!.key),
      (watched) => findOwnTicket(watched, ticket!.code, 77),
      (watched) => eventsOf(watched, ticket!.id),
      (watched) => placesOfMember(watched, 77, 'el'),
      (watched) => placeOfMember(watched, 77, 'org-77'),
      (watched) => listOfMember(watched, 77, 'lst_77_0'),
      (watched) => ticketOfMember(watched, 77, ticket!.code),
      (watched) => listsOfDay(watched, { organisationId: 77, date: day, now, language: 'el' }),
      (watched) => counterTicket(watched, ticket!.id, { now, language: 'el' }),
      (watched) =>
        lineOf(watched, { organisationId: 77, date: day, now }, createEstimates(watched)),
      async (watched) => {
        const when = { now, opensAt: now.getTime(), pastOf };
        const found = await createHalls(watched).of(key, person, when);
        expect(found?.hall.counters.length).toBeGreaterThan(0);
      },
    ];
    for (const work of works) expect(await scans(work)).toEqual([]);
  });

  it('by the functions that issue and change tickets', async () => {
    const read = await db.transaction(async (tx) => {
      const rows = () =>
        tx.query<{ name: string; scans: number }>(
          `SELECT relname::text AS name, seq_scan AS scans FROM pg_stat_xact_user_tables`,
        );
      const before = new Map((await rows()).map(({ name, scans }) => [name, scans]));
      const day = now.toISOString().slice(0, 10);
      const outcomes = await takeBatch(
        { ...db, query: tx.query },
        [1, 2, 3].map((n) => ({
          userId: n * 100,
          listCode: `lst_${n * 7}_0`,
          idempotencyKey: newCode('key'),
          now,
          today: day,
        })),
      );
      expect(outcomes.map(({ refusal }) => refusal)).toEqual([1, 2, 3].map(() => undefined));
      await tx.query(
        `SELECT ticket_transition(t.id, 'cancelled', NULL, 'user') FROM tickets t
          WHERE t.waiting_list_id = 70 AND t.status = 'scheduled'`,
      );
      return (await rows())
        .filter(({ name, scans }) => BIG.includes(name) && scans > (before.get(name) ?? 0))
        .map(({ name }) => name);
    });
    expect(read).toEqual([]);
  });
});

it('locking a line reads only its lists', async () => {
  const read = await db.transaction(async (tx) => {
    const before = await rowsRead(tx, 'waiting_lists');
    await tx.query('SELECT lock_lines(ARRAY[70::bigint])');
    return (await rowsRead(tx, 'waiting_lists')) - before;
  });
  expect(read).toBeLessThan(20);
});

describe('a search for a word that every place has', () => {
  type Ranked = { code: string; score: number | null; matching: number };
  const found = async (query: OrganisationsQuery, hits: WordMatch[]) => {
    const { text, params } = pageStatement(query, { hits, now, language });
    const rows = await db.query<Ranked>(text, params);
    return rows.map(({ code, score, matching }) => ({ code, score, matching }));
  };
  const ask = async (query: OrganisationsQuery) => {
    const hits = await findMatches(db, query.keywords!);
    // Ignores that the word is common.
    const rare = hits.map((hit) => ({ ...hit, places: 1 }));
    const all = await found(query, rare);
    expect(all.length).toBeGreaterThan(0);
    return { response: await found(query, hits), all };
  };

  it.each<OrganisationsQuery>([
    {},
    { page: 130 },
    { sort: 'high_rated', page: 2 },
    { sort: 'newest', category: 'salons' },
    { category: 'salons', country: 'GR', page: 3 },
    { sort: 'wait', price: '10-60' },
    { near: '37.95,23.7', page: 2 },
  ])('returns the same as an exhaustive ranking: %o', async (query) => {
    const { response, all } = await ask({ ...query, keywords: crowdWord(0) });
    expect(response).toEqual(all);
  });

  it('returns the same for a common prefix and next to a rare word', async () => {
    for (const keywords of ['ka', `${crowdWord(0)} ${crowdWord(900)}`]) {
      const { response, all } = await ask({ keywords });
      expect(response).toEqual(all);
    }
  });

  it('ranks places with the rarer word if none has both', async () => {
    await db.query(
      `DELETE FROM organisation_words w USING search_words s
        WHERE s.id = w.word_id AND s.word = $1 AND w.organisation_id IN (
          SELECT r.organisation_id FROM organisation_words r JOIN search_words t ON t.id = r.word_id
           WHERE t.word = $2)`,
      [phoneticKey(crowdWord(0)), phoneticKey(crowdWord(901))],
    );
    const { response, all } = await ask({ keywords: `${crowdWord(0)} ${crowdWord(901)}` });
    expect(all[0]!.matching).toBeGreaterThan(4_900);
    expect(response[0]!.matching).toBe(response.filter(({ score }) => score !== null).length);
    expect(response[0]!.matching).toBeGreaterThan(0);
  });

  it('reads few of the places', async () => {
    const read = await db.transaction(async (tx) => {
      // PostgreSQL would scan a small table in full, because that is faster.
      await tx.exec('SET LOCAL enable_seqscan = off');
      const before = await rowsRead(tx, 'organisations');
      const inside = { ...db, query: tx.query };
      await pageOfOrganisations(inside, { keywords: crowdWord(0) }, deps(inside));
      return (await rowsRead(tx, 'organisations')) - before;
    });
    expect(read).toBeLessThan(2_500);
  });
});

it('plans made for an empty list read no more once the list has many tickets', async () => {
  const { db: young } = await testDatabase();
  const { code } = await buildList(young);
  // One transaction, because a connection keeps its plans.
  const fetched = await young.transaction(async (tx) => {
    await tx.exec(
      `INSERT INTO users (code, email, email_key, first_name, last_name, created_at)
       SELECT 'usr_' || n, n || '@b.example', n || '@b.example', 'Άννα', 'Δοκιμή', now()
         FROM generate_series(1, 5000) n`,
    );
    const [first] = await tx.query<{ id: number }>('SELECT min(id) AS id FROM users');
    const batch = (places: number[]) =>
      takeBatch(
        { ...young, query: tx.query },
        places.map((place) => ({
          userId: first!.id + place,
          listCode: code,
          idempotencyKey: newCode('key'),
          now: NOON,
          today: TODAY,
        })),
      );
    const predict = (outcomes: TakeOutcome[]) =>
      storePredictions(
        { ...young, query: tx.query },
        createEstimates(young),
        outcomes.map(({ ticket }) => ({ code: ticket!.code, ahead: 0, at: NOON })),
      );
    await predict(await batch([0, 1]));
    await tx.exec(
      `INSERT INTO tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
       SELECT 'tkt_many' || u.id, l.id, u.id, u.id + 100000, l.released_on, now()
         FROM users u CROSS JOIN waiting_lists l
        WHERE l.code = '${code}' AND u.id BETWEEN ${first!.id + 100} AND ${first!.id + 4100}`,
    );
    const before = await rowsRead(tx, 'tickets');
    const outcomes = await batch([10, 11, 12, 13]);
    const taken = await rowsRead(tx, 'tickets');
    await predict(outcomes);
    return [taken - before, (await rowsRead(tx, 'tickets')) - taken];
  });
  await young.close();
  expect(fetched.map((rows) => rows < 100)).toEqual([true, true]);
});

it('a plan with a full table scan is detected', async () => {
  expect(
    await scans((watched) => watched.query('SELECT sum(length(description)) FROM organisations')),
  ).toEqual(['organisations']);
});
