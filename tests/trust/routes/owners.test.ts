import { LISTING } from '#server/testing/listings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { invitationToken } from '#server/testing/letters.ts';
import { buildLine, createCalls, type LineSetup } from '#server/testing/lines.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';
import { POLICY } from './policy.ts';

let test: TestApp;
let calls: ReturnType<typeof createCalls>;
beforeAll(async () => {
  test = await createTestApp();
  calls = createCalls(test);
});
afterAll(() => test.close());

const ROLES = [
  'visitor', 'signed in', 'clerk', 'owner', 'clerk elsewhere', 'owner elsewhere',
] as const; // prettier-ignore
type Role = (typeof ROLES)[number];

interface Scene extends LineSetup {
  /** A second clerk, whom the calls are about. */
  other: SignedIn;
  invitation: string;
  device: string;
  email: string;
  token: string;
  people: Record<Role, SignedIn | null>;
}

interface Case {
  url: (scene: Scene) => string;
  payload?: object;
  may: readonly Role[];
  /** Who may, but is told why not now: the last owner of a place cannot leave. */
  notNow?: Role;
  /** Whether a visitor is told the same as everybody. */
  open?: boolean;
}

const OWNER = ['owner'] as const;
const SIGNED_IN = ROLES.filter((role) => role !== 'visitor');
const place = (path: string) => (scene: Scene) => `/api/places/${scene.place.slug}${path}`;
const PLAN = {
  hours: null, numbers_a_day: 9, counters: 2, minutes: 8, days_ahead: 20, holidays: false,
}; // prettier-ignore
const { temporary_address: _temporary, zip: _zip, owner: _owner, ...fields } = LISTING;
const LISTING_CHANGE = { version: 1, fields, photos: [] };
const DAY = { closed: true, reason: null, intervals: null, numbers: null };
const device = (scene: Scene) => `${place('/devices')(scene)}/${scene.device}`;
const member = (scene: Scene) => `${place('/members')(scene)}/${scene.other.user.code}`;
const invitation = (action: string) => (scene: Scene) =>
  `${place('/members/invitations')(scene)}/${scene.invitation}${action}`;
const link = (action: string) => (scene: Scene) => `/api/invitations/${scene.token}${action}`;

const CASES: Record<string, Case> = {
  'GET /api/places/:id/members': { url: place('/members'), may: OWNER },
  'POST /api/places/:id/members': { url: place('/members'), payload: { email: 'new@seira.example', role: 'clerk' }, may: OWNER },
  'PATCH /api/places/:id/members/:code': { url: member, payload: { role: 'owner' }, may: OWNER },
  'DELETE /api/places/:id/members/:code': { url: member, may: OWNER },
  'POST /api/places/:id/members/invitations/:code/send_again': { url: invitation('/send_again'), may: OWNER },
  'DELETE /api/places/:id/members/invitations/:code': { url: invitation(''), may: OWNER },
  'GET /api/places/:id/listing': { url: place('/listing'), may: OWNER },
  'PUT /api/places/:id/listing': { url: place('/listing'), payload: LISTING_CHANGE, may: OWNER },
  'GET /api/places/:id/plan': { url: place('/plan'), may: OWNER },
  'PUT /api/places/:id/plan': { url: place('/plan'), payload: PLAN, may: OWNER },
  'PUT /api/places/:id/days/:date': { url: place('/days/2026-11-24'), payload: DAY, may: OWNER },
  'DELETE /api/places/:id/days/:date': { url: place('/days/2026-11-24'), may: OWNER },
  'GET /api/places/:id/devices': { url: place('/devices'), may: OWNER },
  'POST /api/places/:id/devices': { url: place('/devices'), payload: { name: 'Είσοδος' }, may: OWNER },
  'PATCH /api/places/:id/devices/:code': { url: device, payload: { name: 'Αυλή' }, may: OWNER },
  'DELETE /api/places/:id/devices/:code': { url: device, may: OWNER },
  'GET /api/places/:id/statistics': { url: place('/statistics'), may: OWNER },
  'GET /api/places/:id/audit': { url: place('/audit'), may: OWNER },
  'DELETE /api/user/places/:id': { url: ({ place: { slug } }) => `/api/user/places/${slug}`, may: ['clerk', 'owner'], notNow: 'owner' },
  'GET /api/invitations/:token': { url: link(''), may: ROLES, open: true },
  'POST /api/invitations/:token/accept': { url: link('/accept'), payload: { other_address: true }, may: SIGNED_IN },
  'POST /api/invitations/:token/decline': { url: link('/decline'), may: ROLES, open: true },
}; // prettier-ignore

let scenes = 0;
async function sceneFor(): Promise<Scene> {
  const [line, foreign] = [await buildLine(test), await buildLine(test)];
  const email = `guest-${(scenes += 1)}@seira.example`;
  const { body } = await calls.ask<{ code: string }>('POST', place('/members')(line as Scene), line.owner, {
    email, role: 'clerk',
  });
  const { body: made } = await calls.ask<{ code: string }>('POST', place('/devices')(line as Scene), line.owner, {
    name: 'Πόρτα',
  });
  return {
    ...line, email, device: made.code ?? '',
    other: await buildMember(test, line.place.id),
    invitation: body.code ?? '',
    token: await invitationToken(test, email),
    people: {
      visitor: null, 'signed in': await buildSignedIn(test), clerk: line.clerk, owner: line.owner,
      'clerk elsewhere': foreign.clerk, 'owner elsewhere': foreign.owner,
    },
  };
} // prettier-ignore

/** Everything that a refused call must leave unchanged. */
const stateOf = (scene: Scene) =>
  test.db.query(
    `SELECT (SELECT count(*) FROM mail_outbox) AS messages, (SELECT count(*) FROM audit) AS acts,
            (SELECT jsonb_agg(to_jsonb(m) ORDER BY user_id) FROM members m WHERE organisation_id = $1) AS members,
            (SELECT jsonb_agg(to_jsonb(i) ORDER BY id) FROM invitations i WHERE organisation_id = $1) AS invitations,
            (SELECT jsonb_agg(to_jsonb(d) ORDER BY id) FROM devices d WHERE organisation_id = $1) AS devices,
            (SELECT jsonb_agg(to_jsonb(p) ORDER BY day) FROM plan_days p WHERE organisation_id = $1) AS days,
            (SELECT jsonb_agg(to_jsonb(l) - 'tended_at' ORDER BY id) FROM waiting_lists l WHERE organisation_id = $1) AS lists,
            (SELECT to_jsonb(o) FROM organisations o WHERE id = $1) AS place`,
    [scene.place.id],
  );

const ask = async (name: string, { payload }: Case, who: SignedIn | null, url: string) => {
  const answer = await test.app.inject({
    method: name.split(' ')[0] as 'GET',
    url,
    headers: who?.headers ?? {},
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body };
};

describe('who may what at a place', () => {
  it('is decided for every call of it', () => {
    const routes = Object.keys(POLICY).filter((name) =>
      /\/api\/(user\/places|places|invitations)\//.test(name),
    );
    expect(Object.keys(CASES).sort()).toEqual(routes.sort());
    expect(routes.length).toBe(22);
  });

  it.each(Object.entries(CASES))('%s', async (name, one) => {
    for (const role of ROLES) {
      const scene = await sceneFor();
      const before = await stateOf(scene);
      const { status, body } = await ask(name, one, scene.people[role], one.url(scene));
      if (one.may.includes(role)) {
        expect([role, role === one.notNow ? status === 409 : status < 300], body).toEqual([role, true]);
        continue;
      }
      expect([role, status]).toEqual([role, role === 'visitor' ? 401 : 404]);
      expect(await stateOf(scene)).toEqual(before);
      expect(body).not.toContain(scene.email);
      // Something that does not exist at all gets the same response.
      const nothing = one.url({ ...scene, place: { ...scene.place, slug: 'nowhere' }, token: 'none' });
      expect(await ask(name, one, scene.people[role], nothing)).toEqual({ status, body });
    }
  }); // prettier-ignore

  it('does not reach members and invitations of another place through one of one’s own', async () => {
    const [mine, theirs] = [await sceneFor(), await sceneFor()];
    const before = await stateOf(theirs);
    const crossed: Scene = { ...theirs, place: mine.place };
    for (const [name, one] of Object.entries(CASES)) {
      if (!/:code/.test(name)) continue;
      expect([name, (await ask(name, one, mine.owner, one.url(crossed))).status]).toEqual([
        name,
        404,
      ]);
    }
    expect(await stateOf(theirs)).toEqual(before);
  });

  it('cannot be learnt from a token that is not one', async () => {
    for (const token of ['x', 'x'.repeat(43), `${'x'.repeat(42)}%25`, '%27%20OR%201=1', '..%2f..']) {
      const { status } = await ask('GET', CASES['GET /api/invitations/:token']!, null, `/api/invitations/${token}`);
      expect([token, status]).toEqual([token, 404]);
    }
  }); // prettier-ignore
});
