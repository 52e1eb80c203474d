import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/client.ts';
import { expireTickets } from '#server/repositories/tickets/expiry.ts';
import { takeTicket } from '#server/repositories/tickets/takeTicket.ts';
import { seededRandom } from '#server/lib/random.ts';
import { serve } from '#server/simulator/counter.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { createTestApp, NOON, TODAY, type TestApp } from '#server/testing/testApp.ts';

/** Tables that public responses are made from: writes to them go through `publishing`. */
const PUBLIC = [
  'categories',
  'organisation_counts',
  'organisation_words',
  'organisations',
  'plan_days',
  'reviews',
  'search_variants',
  'search_words',
  'tickets',
  'told_windows',
  'waiting_lists',
];

/** Tables that never appear in a public response, and why. */
const PRIVATE: Record<string, string> = {
  account_links: 'secrets of messages',
  audit: 'what members did, for the owner alone',
  bookmarks: 'the places that a person has saved; for that person alone',
  claims: 'who says that a place is theirs, for moderators and themselves',
  comments: 'what readers say, with their addresses; it is not cached',
  counter_calls: 'presses of members, so that a repeat calls nobody',
  devices: 'secrets of devices at the doors of places',
  follows: 'whom people follow',
  identities: 'with what people sign in',
  invitations: 'who may become a member',
  listings: 'places before they are published; then they are organisations',
  mail_outbox: 'messages to people',
  messages: 'what people write to those who run the site',
  members: 'who may serve or run a place; public answers name none',
  moderation_decisions: 'what moderators decided; what follows is in the things themselves',
  migrations: 'says what the database is, not what is in it',
  photos: 'who sent a photo; the addresses that people see are in the rows of their things',
  rate_counters: 'bounds what somebody may do',
  refresh_tokens: 'secrets of a session',
  review_reports: 'what people find wrong with a review, for moderators alone',
  reports: 'what people find wrong with a listing, for moderators alone',
  search_engine: 'says by which rules the index was written; the index itself is public',
  sessions: 'a person is logged in',
  signing_keys: 'secrets of the server',
  social_sign_ins: 'sign-ins that are not finished',
  sql_functions: 'says what the database is, not what is in it',
  subscriptions: 'who wants to be told by mail',
  ticket_alerts: 'who wants to be told; for the holder alone',
  ticket_events: 'the history of a ticket, which its own row sums up',
  users: 'a person; cached answers name none',
};

/** Files that write in another file's transaction, and which file publishes it. */
const WITHIN: Record<string, string[]> = {
  'server/repositories/line/audit.ts': [
    'server/repositories/line/calls.ts',
    'server/repositories/line/lists.ts',
    'server/routes/counter/tickets.ts',
  ],
  'server/repositories/line/moves.ts': [
    'server/routes/counter/tickets.ts',
    'server/routes/tickets/act.ts',
  ],
  'server/repositories/moderation/reviewReports.ts': [
    'server/repositories/moderation/decisions.ts',
  ],
  'server/repositories/moderation/reviews.ts': ['server/repositories/moderation/decisions.ts'],
  'server/repositories/organisations/searchIndex.ts': [
    'server/repositories/organisations/searchIndex.ts',
    'server/seed/index.ts',
  ],
  'server/repositories/reviews/reviewPhotos.ts': [
    'server/repositories/moderation/decisions.ts',
    'server/repositories/reviews/ownReviews.ts',
  ],
  'server/repositories/reviews/reviews.ts': [
    'server/repositories/moderation/decisions.ts',
    'server/repositories/reviews/ownReviews.ts',
  ],
  'server/seed/directory.ts': ['server/seed/index.ts'],
  'server/seed/moderation.ts': ['server/seed/index.ts'],
  'server/repositories/places/savePlace.ts': ['server/operator/places.ts'],
  'server/seed/tickets.ts': ['server/seed/index.ts'],
};

let test: TestApp;
let tables: string[];
beforeAll(async () => {
  test = await createTestApp();
  const rows = await test.db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => test.close());

it('every table is declared public, or private with a reason', () => {
  expect(tables).toEqual([...PUBLIC, ...Object.keys(PRIVATE)].sort());
});

it('a cached route reads only public tables', async () => {
  await buildOrganisation(test.db, { slug: 'place', title: 'Φαρμακείο' });
  const asked: string[] = [];
  const own = test.context.db;
  const db: Db = {
    ...own,
    query: (sql, params, name) => {
      asked.push(sql);
      return own.query<never>(sql, params, name);
    },
  };
  const cached: string[] = [];
  const app = await buildApp({ ...test.context, db });
  for (const url of [
    '/api/categories',
    '/api/organisations',
    '/api/organisations?sort=popular&category=shops&country=gr',
    '/api/organisations?keywords=farmakeio',
    '/api/organisations/place',
    '/api/organisations/place/quiet_hours',
    '/api/organisations/place/reviews',
  ]) {
    const { statusCode } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    cached.push(url);
  }
  await app.close();
  const read = tables.filter((table) =>
    asked.some((sql) => new RegExp(`\\b${table}\\b`).test(sql)),
  );
  expect(read).toEqual(expect.arrayContaining(['organisations', 'organisation_words', 'reviews']));
  expect(read.filter((table) => table in PRIVATE)).toEqual([]);
});

it('every write to a public table is published', async () => {
  const functions = await test.db.query<{ name: string }>(
    `SELECT proname::text AS name FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND provolatile = 'v' AND prokind IN ('f', 'p')
        AND prorettype <> 'trigger'::regtype
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  expect(functions.length).toBeGreaterThan(1);
  const writes = new RegExp(
    `\\b(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|MERGE INTO)\\s+(${PUBLIC.join('|')})\\b|` +
      `\\b(${functions.map(({ name }) => name).join('|')})\\(`,
  );
  const publishes = (file: string) => readFileSync(file, 'utf8').includes('publishing(');
  const writers = globSync('server/**/*.ts').filter(
    (file) =>
      !/\.test\.ts$|^server\/testing\//.test(file) && writes.test(readFileSync(file, 'utf8')),
  );
  expect(writers.length).toBeGreaterThan(5);
  expect(writers.filter((file) => !(WITHIN[file] ?? [file]).every(publishes))).toEqual([]);
});

it('publishing raises the version, even on failure', async () => {
  const { db } = test.context;
  const list = await buildList(test.db, {});
  const work: (() => Promise<unknown>)[] = [
    () => expireTickets(db, { today: TODAY, now: NOON }),
    () => serve(db, { id: list.id, counters: 1, counter_name: 'Θυρίδα' }, NOON, seededRandom('a')),
    () =>
      takeTicket(db, {
        userId: -1,
        listCode: 'none',
        idempotencyKey: null,
        now: NOON,
        today: TODAY,
      }),
    () => expireTickets(db, { today: 'no day', now: NOON }),
  ];
  for (const one of work) {
    const before = db.publicVersion();
    await one().catch(() => undefined);
    expect(db.publicVersion()).toBeGreaterThan(before);
  }
});
