import { beforeAll, expect, it } from 'vitest';
import type { ModerationItem } from '#common/contract/moderation.ts';
import { moderationKinds } from '#server/repositories/moderation/decisions.ts';
import type { ModerationKind } from '#server/repositories/moderation/kind.ts';
import {
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import { LISTING } from '#server/testing/listings.ts';
import { createCalls } from '#server/testing/lines.ts';
import { itemOf } from '#server/testing/moderation.ts';
import { NOON, testApp } from '#server/testing/testApp.ts'; // prettier-ignore

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

const insert = async (table: string, values: Record<string, unknown>): Promise<void> => {
  const columns = Object.keys(values);
  await test.db.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(values),
  );
};
/** Each by a different person, who may have one review without a visit. */
const review = async (code: string, state: string) =>
  insert('reviews', {
    code, organisation_id: place.id, user_id: (await buildSignedIn(test)).user.id, author_name: 'Άννα Δ.', rating: 5,
    text: 'Καλά.', created_at: NOON, state,
  }); // prettier-ignore
const photo = (of: 'listing' | 'review', table: string) => async (code: string) => {
  const [row] = await test.db.query<{ id: number }>(`SELECT id FROM ${table} WHERE code = $1`, [code]); // prettier-ignore
  const hash = code.padEnd(32, '0').slice(0, 32);
  await insert('photos', {
    code: `p-${code}`, hash, width: 800, height: 600, user_id: author.user.id, created_at: NOON, free_since: NOON,
    [`${of}_id`]: row!.id,
  }); // prettier-ignore
  if (of === 'review') await test.db.query(`UPDATE reviews SET photo = $2 WHERE code = $1`, [code, `/media/photos/${hash}/800.jpg`]); // prettier-ignore
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
const mine = () => ({ user_id: author.user.id, created_at: NOON });
const written = () => ({
  ...mine(),
  name: 'Νίκος',
  email: 'nikos@example.gr',
  email_key: 'nikos@example.gr',
  text: 'Καλά.',
});
/** Keyed by the alias of the kind's table, so that every kind has a scene. */
const scenes: Record<string, Scene> = {
  'listing l': {
    kind: 'listing',
    create: (code) =>
      insert('listings', {
        ...mine(), code, fields: JSON.stringify(LISTING), updated_at: NOON, state: 'submitted', submitted_at: NOON,
      }), // prettier-ignore
    changes: [
      ...Object.entries({ title: 'Άλλο', phone: '+30 210', latitude: 38.2, hours: [], keywords: ['x'] }).map(
        ([name, value]) => sets('listings', `fields = jsonb_set(fields, '{${name}}', '${JSON.stringify(value)}')`),
      ), // prettier-ignore
      photo('listing', 'listings'),
    ],
    published: 'SELECT FROM listings WHERE organisation_id IS NOT NULL',
  },
  'change c': {
    kind: 'change',
    create: (code) =>
      insert('listing_changes', {
        code, organisation_id: place.id, user_id: author.user.id, fields: '{"title":"Νέο"}', submitted_at: NOON,
      }), // prettier-ignore
    changes: [
      sets('listing_changes', `fields = '{"title":"Άλλο"}'`),
      () =>
        test.db.query("UPDATE organisations SET title = title || '!' WHERE id = $1", [place.id]),
    ],
    published: "SELECT FROM organisations WHERE title IN ('Νέο', 'Άλλο')",
  },
  'claim c': {
    kind: 'claim',
    create: (code) =>
      insert('claims', { ...mine(), code, organisation_id: place.id, text: 'Δικό μου.', contact: '210' }),
    changes: [
      sets('claims', "text = 'Όχι.'"),
      sets('claims', "contact = '211'"),
      () => buildMember(test, place.id, 'owner'),
    ],
    published: "SELECT FROM claims WHERE state = 'approved'",
  }, // prettier-ignore
  'report r': {
    kind: 'report',
    create: (code) => insert('reports', { ...mine(), code, organisation_id: place.id, reason: 'closed', text: 'x' }),
    changes: [sets('reports', "text = 'y'"), sets('reports', "reason = 'wrong'")],
    published: "SELECT FROM reports WHERE state = 'approved'",
  }, // prettier-ignore
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
    create: (code) => insert('comments', { ...written(), code, post: 'a-post', language: 'el' }),
    changes: [sets('comments', "text = 'Κακά.'"), sets('comments', "name = 'Άλλος'")],
    published: "SELECT FROM comments WHERE state = 'approved'",
  },
  'message m': {
    kind: 'message',
    create: (code) => insert('messages', { ...written(), code, about: 'question' }),
    changes: [sets('messages', "text = 'Κακά.'"), sets('messages', "email = 'other@example.gr'")],
    decision: 'answer',
    published: "SELECT FROM messages WHERE state = 'answered'",
  },
};

let codes = 0;
const decide = (kind: string, code: string, decision: string, version?: string) =>
  calls.ask<{ code: string; item: ModerationItem }>(
    'POST', `/api/moderation/${kind}/${code}`, moderator, { decision, reason: 'Έτσι.', version },
  ); // prettier-ignore

it.each(moderationKinds.map((each): [string, ModerationKind] => [`${each.kind} ${each.alias}`, each]))(
  'refuses a decision about an outdated version of a %s and publishes nothing',
  async (name) => {
    const { kind, create, changes, decision = 'approve', published } = scenes[name]!;
    const made = async () => (await test.db.query(published!)).length;
    const before = await made();
    for (const change of changes) {
      const code = `version-${(codes += 1)}`;
      await create(code);
      const seen = (await itemOf(test, kind, code))!;
      await change(code);
      const refused = await decide(kind, code, decision, seen.version);
      expect([refused.status, refused.body.code]).toEqual([409, 'item_changed']);
      expect(refused.body.item).toEqual(await itemOf(test, kind, code));
      expect(refused.body.item).not.toEqual({ ...seen, version: refused.body.item.version });
      expect(await made()).toBe(before);
      // One at a time, because some kinds allow one pending item per place or person.
      expect((await decide(kind, code, decision === 'answer' ? 'spam' : 'return', refused.body.item.version)).status).toBe(204); // prettier-ignore
    }
  },
); // prettier-ignore

it('gives an item the same version in every language', async () => {
  await scenes['review r']!.create('version-en');
  await test.db.query(`UPDATE organisations SET english = '{"title":"Shop"}' WHERE id = $1`, [place.id]); // prettier-ignore
  const versions = new Set<string>();
  const titles = new Set<string>();
  for (const language of ['el', 'en']) {
    const { body } = await calls.ask<{ records: ModerationItem[] }>(
      'GET', '/api/moderation', moderator, undefined, { 'accept-language': language },
    ); // prettier-ignore
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
