import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCode } from '#server/lib/secrets/codes.ts';
import { buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { buildLine } from '#server/testing/lines.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';
import { POLICY } from './policy.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ROLES = [
  'visitor', 'signed in', 'confirmed', 'author', 'clerk', 'owner', 'owner elsewhere', 'moderator',
] as const; // prettier-ignore
type Role = (typeof ROLES)[number];

interface Scene {
  slug: string;
  /** The codes of a review of the place, and of one elsewhere that waits, both of one author. */
  review: string;
  waiting: string;
  people: Record<Role, SignedIn | null>;
}

interface Case {
  url: (scene: Scene) => string;
  payload?: object;
  may: readonly Role[];
  /** How everybody else who is signed in is refused. */
  refusal: 403 | 404;
}

const SIGNED_IN = ROLES.filter((role) => role !== 'visitor');
const words = { rating: 2, text: 'Δεν περίμενα πολύ.' };
const of = (action: string) => (scene: Scene) => `/api/reviews/${scene.review}${action}`;

const CASES: Record<string, Case> = {
  'POST /api/organisations/:id/reviews': {
    url: ({ slug }) => `/api/organisations/${slug}/reviews`, payload: words,
    may: ['confirmed', 'moderator'], refusal: 403,
  },
  'PATCH /api/reviews/:code': { url: of(''), payload: words, may: ['author'], refusal: 404 },
  'PUT /api/reviews/:code/reply': { url: of('/reply'), payload: { text: 'Ευχαριστούμε.' }, may: ['owner'], refusal: 404 },
  'DELETE /api/reviews/:code/reply': { url: of('/reply'), may: ['owner'], refusal: 404 },
  'POST /api/reviews/:code/report': { url: of('/report'), payload: { message: 'Ψέματα.' }, may: SIGNED_IN, refusal: 404 },
  'GET /api/moderation': { url: () => '/api/moderation', may: ['moderator'], refusal: 404 },
  'GET /api/moderation/messages': { url: () => '/api/moderation/messages', may: ['moderator'], refusal: 404 },
  'POST /api/moderation/:kind/:code': {
    url: ({ waiting }) => `/api/moderation/review/${waiting}`, payload: { decision: 'approve', reason: '' },
    may: ['moderator'], refusal: 404,
  },
  'PUT /api/user/bookmarks/:organisation': { url: ({ slug }) => `/api/user/bookmarks/${slug}`, may: SIGNED_IN, refusal: 404 },
  'DELETE /api/user/bookmarks/:organisation': { url: ({ slug }) => `/api/user/bookmarks/${slug}`, may: SIGNED_IN, refusal: 404 },
}; // prettier-ignore

async function sceneFor(): Promise<Scene> {
  await test.db.query('DELETE FROM rate_counters');
  const [line, foreign] = [await buildLine(test), await buildLine(test)];
  const made = async (rights: string) => {
    const who = await buildSignedIn(test);
    await test.db.query(`UPDATE users SET ${rights} WHERE id = $1`, [who.user.id]);
    return who;
  };
  const author = await made('moderator = false');
  const write = async (state: string) => {
    const code = newCode('rev');
    await test.db.query(
      `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id, state)
       VALUES ($1, $2, 'Άννα Δ.', 5, 'Όλα καλά.', $3, $4, $5)`,
      [code, state === 'waiting' ? foreign.place.id : line.place.id, test.clock.now(), author.user.id, state],
    );
    return code;
  };
  return {
    slug: line.place.slug,
    review: await write('published'), waiting: await write('waiting'),
    people: {
      visitor: null, 'signed in': await buildSignedIn(test), confirmed: await made('confirmed_at = created_at'),
      author, clerk: line.clerk, owner: line.owner, 'owner elsewhere': foreign.owner,
      moderator: await made('confirmed_at = created_at, moderator = true'),
    },
  };
} // prettier-ignore

/** Everything that a refused call must leave unchanged. */
const stateOf = () =>
  test.db.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(r) ORDER BY id) FROM reviews r) AS reviews,
            (SELECT count(*) FROM review_reports) AS reports, (SELECT count(*) FROM audit) AS acts,
            (SELECT count(*) FROM moderation_decisions) AS decisions,
            (SELECT count(*) FROM bookmarks) AS bookmarks, (SELECT count(*) FROM mail_outbox) AS messages`,
  );

describe('who may what with a review, in moderation and with saved places', () => {
  it('is decided for every call of it', () => {
    const routes = Object.keys(POLICY).filter(
      (name) => /\/api\/(reviews|moderation|user\/bookmarks)\b|\/reviews$/.test(name) && POLICY[name] === 'own',
    );
    expect(Object.keys(CASES).sort()).toEqual(routes.sort());
  }); // prettier-ignore

  it.each(Object.entries(CASES))('%s', async (name, { url, payload, may, refusal }) => {
    const method = name.split(' ')[0] as 'GET';
    for (const role of ROLES) {
      const scene = await sceneFor();
      const before = await stateOf();
      const headers = scene.people[role]?.headers ?? {};
      const answer = await test.app.inject({ method, url: url(scene), headers, ...(payload && { payload }) });
      if (may.includes(role)) {
        expect([role, answer.statusCode < 300], answer.body).toEqual([role, true]);
        continue;
      }
      expect([role, answer.statusCode]).toEqual([role, role === 'visitor' ? 401 : refusal]);
      expect(await stateOf()).toEqual(before);
    }
  }); // prettier-ignore
});
