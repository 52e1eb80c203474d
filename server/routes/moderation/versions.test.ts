import { beforeAll, expect, it } from 'vitest';
import type { ModerationItem, ModerationQueue } from '#common/contract/moderation.ts';
import { insertRow, updateRow, valueOf } from '#server/db/client.ts';
import { moderationKinds } from '#server/repositories/moderation/decisions.ts';
import {
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import { LISTING } from '#server/testing/places.ts';
import { createCalls } from '#server/testing/lines.ts';
import { itemOf } from '#server/testing/moderation.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
let moderator: SignedIn;
let author: SignedIn;
let place: { id: number; slug: string };

beforeAll(async () => {
  moderator = await buildSignedIn(test, { confirmed: true, moderator: true });
  place = await buildOrganisation(test.db);
  author = await buildMember(test, place.id, 'owner');
});

/** Inserts a row of the author. */
const insert = (table: string, values: Record<string, unknown>) =>
  insertRow(test.db, table, { user_id: author.user.id, created_at: NOON, ...values });
const ofPlace = (code: string) => ({ code, organisation_id: place.id });
/** Each by a different person, who may have one review without a visit. */
const review = async (code: string, state: string) =>
  insert('reviews', {
    code,
    organisation_id: place.id,
    user_id: (await buildSignedIn(test)).user.id,
    author_name: 'Άννα Δ.',
    rating: 5,
    text: 'Καλά.',
    state,
  });
const photo = (of: 'listing' | 'review', table: string) => async (code: string) => {
  const id = await valueOf(test.db, `SELECT id FROM ${table} WHERE code = $1`, [code]);
  const hash = code.padEnd(32, '0').slice(0, 32);
  await insert('photos', {
    code: `p-${code}`,
    hash,
    width: 800,
    height: 600,
    free_since: NOON,
    [`${of}_id`]: id,
  });
  if (of === 'review') await sets('reviews', `photo = '/media/photos/${hash}/800.jpg'`)(code);
};
const sets = (table: string, change: string) => (code: string) =>
  test.db.query(`UPDATE ${table} SET ${change} WHERE code = $1`, [code]);

interface Scene {
  kind: ModerationItem['kind'];
  create: (code: string) => Promise<unknown>;
  /** All parts that the author or others can change while the item waits. */
  changes: ((code: string) => Promise<unknown>)[];
  decision?: string;
  published?: string;
}
const email = 'nikos@example.gr';
const WRITTEN = { name: 'Νίκος', email, email_key: email, text: 'Καλά.' };
const EDITED = { title: 'Άλλο', phone: '+30 210', latitude: 38.2, hours: [], keywords: ['x'] };
/** Keyed by the alias of the kind's table, so that every kind has a scene. */
const scenes: Record<string, Scene> = {
  'listing l': {
    kind: 'listing',
    create: (code) =>
      insert('listings', {
        code,
        fields: JSON.stringify(LISTING),
        updated_at: NOON,
        state: 'submitted',
        submitted_at: NOON,
      }),
    changes: [
      ...Object.entries(EDITED).map(([name, value]) =>
        sets('listings', `fields = jsonb_set(fields, '{${name}}', '${JSON.stringify(value)}')`),
      ),
      photo('listing', 'listings'),
    ],
    published: 'SELECT FROM listings WHERE organisation_id IS NOT NULL',
  },
  'change c': {
    kind: 'change',
    create: (code) =>
      insertRow(test.db, 'listing_changes', {
        ...ofPlace(code),
        user_id: author.user.id,
        fields: '{"title":"Νέο"}',
        submitted_at: NOON,
      }),
    changes: [
      sets('listing_changes', `fields = '{"title":"Άλλο"}'`),
      () =>
        test.db.query("UPDATE organisations SET title = title || '!' WHERE id = $1", [place.id]),
    ],
    published: "SELECT FROM organisations WHERE title IN ('Νέο', 'Άλλο')",
  },
  'claim c': {
    kind: 'claim',
    create: (code) => insert('claims', { ...ofPlace(code), text: 'Δικό μου.', contact: '210' }),
    changes: [
      sets('claims', "text = 'Όχι.'"),
      sets('claims', "contact = '211'"),
      () => buildMember(test, place.id, 'owner'),
    ],
    published: "SELECT FROM claims WHERE state = 'approved'",
  },
  'report r': {
    kind: 'report',
    create: (code) => insert('reports', { ...ofPlace(code), reason: 'closed', text: 'x' }),
    changes: [sets('reports', "text = 'y'"), sets('reports', "reason = 'wrong'")],
    published: "SELECT FROM reports WHERE state = 'approved'",
  },
  'review r': {
    kind: 'review',
    create: (code) => review(code, 'waiting'),
    changes: [
      sets('reviews', "text = 'Κακά.'"),
      sets('reviews', 'rating = 1'),
      sets('reviews', "author_name = 'Άλλος'"),
      photo('review', 'reviews'),
    ],
    published: "SELECT FROM reviews WHERE state = 'published'",
  },
  'report p': {
    kind: 'report',
    create: async (code) => {
      await review(`of-${code}`, 'published');
      await test.db.query(
        `INSERT INTO review_reports (code, review_id, user_id, message, created_at)
         SELECT $1, id, user_id, 'x', created_at FROM reviews WHERE code = $2`,
        [code, `of-${code}`],
      );
    },
    changes: [
      sets('review_reports', "message = 'y'"),
      (code) => sets('reviews', "text = 'Κακά.'")(`of-${code}`),
      (code) => photo('review', 'reviews')(`of-${code}`),
    ],
    published: "SELECT FROM reviews WHERE state = 'removed'",
  },
  'comment c': {
    kind: 'comment',
    create: (code) => insert('comments', { ...WRITTEN, code, post: 'a-post', language: 'el' }),
    changes: [sets('comments', "text = 'Κακά.'"), sets('comments', "name = 'Άλλος'")],
    published: "SELECT FROM comments WHERE state = 'approved'",
  },
  'message m': {
    kind: 'message',
    create: (code) => insert('messages', { ...WRITTEN, code, about: 'question' }),
    changes: [sets('messages', "text = 'Κακά.'"), sets('messages', "email = 'other@example.gr'")],
    decision: 'answer',
    published: "SELECT FROM messages WHERE state = 'answered'",
  },
};

let codes = 0;
const decide = (kind: string, code: string, decision: string, version?: string) =>
  calls.ask<{ code: string; item: ModerationItem }>(
    'POST',
    `/api/moderation/${kind}/${code}`,
    moderator,
    { decision, reason: 'Έτσι.', version },
  );

const KINDS = moderationKinds.map(({ kind, alias }) => `${kind} ${alias}`);
it.each(KINDS)('refuses a decision about an outdated %s and publishes nothing', async (name) => {
  const { kind, create, changes, decision = 'approve', published } = scenes[name]!;
  const made = async () => (await test.db.query(published!)).length;
  const before = await made();
  for (const change of changes) {
    const code = `version-${(codes += 1)}`;
    await create(code);
    const seen = (await itemOf(test, kind, code))!;
    await change(code);
    const refused = await decide(kind, code, decision, seen.version);
    expect(refusalOf(refused)).toBe('409 item_changed');
    expect(refused.body.item).toEqual(await itemOf(test, kind, code));
    expect(refused.body.item).not.toEqual({ ...seen, version: refused.body.item.version });
    expect(await made()).toBe(before);
    // One at a time, because some kinds allow one pending item per place or person.
    const end = decision === 'answer' ? 'spam' : 'return';
    expect((await decide(kind, code, end, refused.body.item.version)).status).toBe(204);
  }
});

it('gives an item the same version in every language', async () => {
  await scenes['review r']!.create('version-en');
  await updateRow(test.db, 'organisations', place.id, { english: '{"title":"Shop"}' });
  const versions = new Set<string>();
  const titles = new Set<string>();
  for (const language of ['el', 'en']) {
    const headers = { ...moderator.headers, 'accept-language': language };
    const { body } = await calls.ask<ModerationQueue>('GET', '/api/moderation', { headers });
    const item = body.records.find(({ code }) => code === 'version-en')!;
    versions.add(item.version);
    titles.add(item.title);
  }
  expect([versions.size, titles.size]).toEqual([1, 2]);
});

it('waits for an edit in progress, and then refuses', async () => {
  const { version } = (await itemOf(test, 'review', 'version-en'))!;
  let response: ReturnType<typeof decide>;
  await test.db.transaction(async (tx) => {
    await tx.query("UPDATE reviews SET text = 'Άλλα.' WHERE code = 'version-en'");
    response = decide('review', 'version-en', 'approve', version);
    if (test.databaseUrl === null) return;
    const blocked = () => test.db.query('SELECT FROM pg_locks WHERE NOT granted');
    await expect.poll(blocked).not.toEqual([]);
  });
  expect((await response!).body).toMatchObject({ code: 'item_changed', item: { text: 'Άλλα.' } });
});
