import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ticket } from '#common/contract/tickets.ts';
import { buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import {
  buildDevice,
  buildLine,
  createCalls,
  FIRST,
  type LineSetup,
} from '#server/testing/lines.ts';
import { createTestApp, NOON, type TestApp } from '#server/testing/testApp.ts';
import { POLICY } from './policy.ts';

let test: TestApp;
let calls: ReturnType<typeof createCalls>;
beforeAll(async () => {
  test = await createTestApp();
  calls = createCalls(test);
});
afterAll(() => test.close());

/** The callers: members of the place, the ticket's holder, members of another place, devices. */
const ROLES = [
  'visitor', 'signed in', 'holder', 'clerk', 'owner', 'clerk elsewhere', 'owner elsewhere',
  'device', 'device elsewhere', 'device revoked',
] as const; // prettier-ignore
type Role = (typeof ROLES)[number];

type Caller = Pick<SignedIn, 'headers'>;

interface Scene extends LineSetup {
  ticket: Ticket;
  walkIn: Ticket;
  people: Record<Role, Caller | null>;
}

type Step = [to: string, reason: string | null, actor: string];
const CALLED: Step[] = [['running', null, 'provider']];
const MISSED: Step[] = [...CALLED, ['aborted', 'no_show', 'provider']];
const LEFT: Step[] = [['cancelled', null, 'user']];

interface Case {
  /** How the ticket reaches a state in which the call is possible. */
  after?: Step[];
  /** How many walk-ins are ahead of it. */
  ahead?: number;
  url: (scene: Scene) => string;
  payload?: (scene: Scene) => object;
  /** Who may. Everybody else is told that there is no such thing, and a visitor to sign in. */
  may: readonly Role[];
  /** Whether the response ignores accounts: a visitor is told the same as everybody. */
  open?: boolean;
  /** Devices may ask: one of another place is told that there is no such thing. */
  devices?: boolean;
  /** False: accounts are no way in at all. */
  accounts?: boolean;
}

const MEMBERS = ['clerk', 'owner'] as const;
const own = (action: string) => (scene: Scene) =>
  `/api/user/tickets/${scene.ticket.code}${action && `/${action}`}`;
const byKey = (action: string) => (scene: Scene) => `/api/tickets/${scene.walkIn.key}/${action}`;
const ofAccount = (action: string) => (scene: Scene) =>
  `/api/tickets/${scene.ticket.key}/${action}`;
const serve = (action: string) => (scene: Scene) =>
  `/api/counter/tickets/${scene.ticket.code}/${action}`;
const list = ({ list: { code } }: Scene) => ({ waiting_list_code: code });
const counter = () => ({ counter: FIRST });
const people = () => ({ people: 1 });

const CASES: Record<string, Case> = {
  'DELETE /api/user/tickets/:code': { url: own(''), may: ['holder'] },
  'POST /api/user/tickets/:code/undo': { after: LEFT, url: own('undo'), may: ['holder'] },
  'POST /api/user/tickets/:code/let_pass': { url: own('let_pass'), payload: people, may: ['holder'] },
  'POST /api/user/tickets/:code/came_late': { after: MISSED, url: own('came_late'), may: ['holder'] },
  'GET /api/user/tickets/:code': { url: own(''), may: ['holder'] },
  'PUT /api/user/tickets/:code/alert': { ahead: 2, url: own('alert'), payload: () => ({ ahead: 1, email: true }), may: ['holder'] },
  'DELETE /api/user/tickets/:code/alert': { url: own('alert'), may: ['holder'] },
  'GET /api/user/tickets/:code/events': { url: own('events'), may: ['holder'] },
  'GET /api/tickets/:key': { url: ({ ticket }) => `/api/tickets/${ticket.key}`, may: ROLES, open: true },
  'GET /api/tickets/:key/live': { url: ({ ticket }) => `/api/tickets/${ticket.key}/live`, may: ROLES, open: true },
  'GET /api/tickets/:key/let_pass': { url: ofAccount('let_pass'), may: ROLES, open: true },
  'GET /api/tickets/:key/events': { url: ofAccount('events'), may: ROLES, open: true },
  'GET /api/tickets/:key.ics': { url: ({ ticket }) => `/api/tickets/${ticket.key}.ics`, may: ROLES, open: true },
  'POST /api/tickets/:key/cancel': { url: byKey('cancel'), may: ROLES, open: true },
  'POST /api/tickets/:key/undo': { after: LEFT, url: byKey('undo'), may: ROLES, open: true },
  'POST /api/tickets/:key/let_pass': { url: byKey('let_pass'), payload: people, may: ROLES, open: true },
  'POST /api/tickets/:key/came_late': { after: MISSED, url: byKey('came_late'), may: ROLES, open: true },
  'GET /api/organisations/:id/line': { url: ({ place }) => `/api/organisations/${place.slug}/line`, may: ROLES, open: true },
  'GET /api/organisations/:id/line/live': { url: ({ place }) => `/api/organisations/${place.slug}/line/live`, may: ROLES, open: true },
  'GET /api/counter/:id': { url: ({ place }) => `/api/counter/${place.slug}`, may: MEMBERS },
  'POST /api/counter/:id/calls': { url: ({ place }) => `/api/counter/${place.code}/calls`, payload: (scene) => ({ ...list(scene), ...counter() }), may: MEMBERS },
  'POST /api/counter/:id/walk_ins': { url: ({ place }) => `/api/counter/${place.slug}/walk_ins`, payload: list, may: [...MEMBERS, 'device'], devices: true },
  'GET /api/kiosk/:id': { url: ({ place }) => `/api/kiosk/${place.slug}`, may: ['device'], devices: true, accounts: false },
  'POST /api/counter/tickets/:code/call': { url: serve('call'), payload: counter, may: MEMBERS },
  'POST /api/counter/tickets/:code/recall': { after: CALLED, url: serve('recall'), payload: counter, may: MEMBERS },
  'POST /api/counter/tickets/:code/done': { after: CALLED, url: serve('done'), payload: counter, may: MEMBERS },
  'POST /api/counter/tickets/:code/no_show': { after: CALLED, url: serve('no_show'), payload: counter, may: MEMBERS },
  'POST /api/counter/tickets/:code/return': { after: CALLED, url: serve('return'), payload: counter, may: MEMBERS },
  'PATCH /api/counter/waiting_lists/:code': { url: (scene) => `/api/counter/waiting_lists/${scene.list.code}`, payload: () => ({ state: 'paused' }), may: MEMBERS },
}; // prettier-ignore

/** A place with a holder's ticket, a walk-in's, and one person who is next after both. */
async function sceneFor(steps: Step[], ahead = 0): Promise<Scene> {
  const [line, other] = [await buildLine(test), await buildLine(test)];
  await test.db.query('UPDATE organisations SET patience_seconds = 0 WHERE id = $1', [line.place.id]);
  const addWalkIn = async () =>
    (await calls.ask<Ticket>(
      'POST', `/api/counter/${line.place.slug}/walk_ins`, line.clerk, list({ ...line } as Scene),
    )).body;
  for (let n = 0; n < ahead; n += 1) await addWalkIn();
  const { who: holder, ticket } = await calls.take(line.list.code);
  const walkIn = await addWalkIn();
  await calls.take(line.list.code);
  for (const { code } of [ticket, walkIn]) {
    for (const [to, reason, actor] of steps) {
      await test.db.query(
        'SELECT ticket_transition(id, $2, $3, $4, $5) FROM tickets WHERE code = $1',
        [code, to, reason, actor, NOON],
      );
    }
  }
  return {
    ...line, ticket, walkIn,
    people: {
      visitor: null, 'signed in': await buildSignedIn(test), holder, clerk: line.clerk,
      owner: line.owner, 'clerk elsewhere': other.clerk, 'owner elsewhere': other.owner,
      device: await buildDevice(test, line), 'device elsewhere': await buildDevice(test, other),
      'device revoked': await buildDevice(test, line, true),
    },
  };
} // prettier-ignore

/** Everything that a refused call must leave unchanged. */
const stateOf = (scene: Scene) =>
  test.db.query(
    `SELECT l.state, l.issued, t.code, t.status, t.position, (SELECT count(*) FROM audit) AS acts
       FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
      WHERE l.id = $1 ORDER BY t.id`,
    [scene.list.id],
  );

/** Whether a call learns nothing of who asks: they are to sign in first. */
const isUnknown = ({ devices = false, accounts = true }: Case, role: Role): boolean => {
  if (role === 'device elsewhere') return !devices;
  return role === 'visitor' || role.startsWith('device') || !accounts;
};

const press = { 'idempotency-key': 'rights' };
const ask = (name: string, { url, payload }: Case, scene: Scene, role: Role, to = url(scene)) =>
  calls.ask(name.split(' ')[0] as 'GET', to, scene.people[role], payload?.(scene), press);

describe('who may what in a line', () => {
  it('is decided for every call of it', () => {
    const routes = Object.keys(POLICY).filter((name) =>
      /\/api\/(counter|kiosk|tickets|user\/tickets\/)|\/line(\/live)?$/.test(name),
    );
    expect(Object.keys(CASES).sort()).toEqual(routes.sort());
    expect(routes.length).toBe(29);
  });

  it.each(Object.entries(CASES))('%s', async (name, one) => {
    const newScene = () => sceneFor(one.after ?? [], one.ahead);
    let scene = await newScene();
    for (const role of ROLES) {
      const before = await stateOf(scene);
      const { status, body } = await ask(name, one, scene, role);
      if (one.may.includes(role)) {
        expect([role, status, body], JSON.stringify(body)).toEqual([role, expect.toSatisfy((code: number) => code < 300), body]); // prettier-ignore
        // Whoever is refused or only reads leaves the scene to the next.
        if (!name.startsWith('GET')) scene = await newScene();
        continue;
      }
      expect([role, status]).toEqual([role, isUnknown(one, role) ? 401 : 404]);
      expect(await stateOf(scene)).toEqual(before);
      expect(JSON.stringify(body)).not.toContain(scene.ticket.code);
      // Something that does not exist at all gets the same response.
      const nothing = one.url({
        ...scene,
        place: { ...scene.place, slug: 'nowhere', code: 'org_nothing' },
        list: { ...scene.list, code: 'lst_nothing' },
        ticket: { ...scene.ticket, code: 'tkt_nothing' },
      });
      expect(await ask(name, one, scene, role, nothing)).toEqual({ status, body });
    }
  });

  it('is not more by the key of a ticket of an account', async () => {
    const steps: Record<string, Step[]> = { undo: LEFT, came_late: MISSED };
    for (const action of ['cancel', 'undo', 'let_pass', 'came_late']) {
      const scene = await sceneFor(steps[action] ?? []);
      const before = await stateOf(scene);
      for (const role of ROLES) {
        const url = ofAccount(action)(scene);
        const payload = action === 'let_pass' ? people() : undefined;
        expect((await calls.ask('POST', url, scene.people[role], payload)).status).toBe(404);
      }
      expect(await stateOf(scene)).toEqual(before);
    }
  });
});

it("a person's places are their own", async () => {
  const { place, owner } = await buildLine(test);
  const { status, body } = await calls.ask('GET', '/api/user/places', owner);
  expect([status, body]).toMatchObject([
    200,
    { records: [{ organisation: { slug: place.slug }, role: 'owner' }] },
  ]);
  const nobody = await calls.ask('GET', '/api/user/places', await buildSignedIn(test));
  expect(nobody.body).toEqual({ records: [] });
});
