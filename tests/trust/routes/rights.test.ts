import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Access } from '#server/plugins/access.ts';
import { buildLine, createCalls } from '#server/testing/lines.ts';
import { stateOf } from '#server/testing/rules.ts';
import { injectOnce } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';
import { buildScene, ROLES, type Role, type Scene } from './scene.ts';

const test = testApp();
const calls = createCalls(test);

const DEVICES: readonly Role[] = ['device', 'device elsewhere', 'device revoked'];
const ACCOUNTS = ROLES.filter((role) => role !== 'visitor' && !DEVICES.includes(role));
const MEMBERS: readonly Role[] = ['clerk', 'owner'];
const OWNER: readonly Role[] = ['owner'];

/** Roles that each access rule admits. */
const LET_IN: Record<Access, readonly Role[]> = {
  anyone: ROLES,
  'anyone or user': ['visitor', ...ACCOUNTS],
  user: ACCOUNTS,
  'confirmed user': ['confirmed', 'moderator'],
  moderator: ['moderator'],
  member: MEMBERS,
  owner: OWNER,
  'owner of the review': OWNER,
  'member of the list': MEMBERS,
  'member of the ticket': MEMBERS,
  device: ['device'],
  'member or device': [...MEMBERS, 'device'],
};

/** Routes for accounts that only find the person's own records. */
const OF_HOLDER =
  /^\/api\/user\/(tickets|sessions|listings)\/:code|^(PATCH )?\/api\/reviews\/:code$/;

/** Status of a refusal: log in, confirm, or not found. */
function refusalOf(access: Access, role: Role): number {
  if (role === 'device elsewhere' && /device/.test(access)) return 404;
  if (role === 'visitor' || DEVICES.includes(role) || access === 'device') return 401;
  return access === 'confirmed user' ? 403 : 404;
}

const nameOf = ({ method, url }: RouteOptions) => `${[method].flat()[0]} ${url}`;
const routes = () =>
  test.app
    .routeTable()
    .filter(({ method, url }) => method !== 'HEAD' && /^\/(api|media|pictures)\//.test(url))
    .filter(({ url }) => !/^\/api\/(docs|dev)\b/.test(url));
const accessOf = ({ config }: RouteOptions) => config?.access;

/** Sends an empty body. Admitted roles get a response about it, or the route takes no body. */
async function call(route: RouteOptions, scene: Scene, role: Role, path = scene.fill(route.url)) {
  const method = [route.method].flat()[0] as 'GET';
  const response = await injectOnce(test.app, {
    method,
    url: path,
    headers: { ...scene.people[role]?.headers, 'idempotency-key': `rights-${role}` },
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
  });
  return { status: response.statusCode, body: response.rawPayload.toString() };
}

describe('permissions of every route', () => {
  it('are declared by the route, and few writes need no account', () => {
    expect(
      routes()
        .filter((route) => accessOf(route) === undefined)
        .map(nameOf),
    ).toEqual([]);
    const open = routes().filter(
      (route) => accessOf(route)!.startsWith('anyone') && ![route.method].flat().includes('GET'),
    );
    const posts = `blog/:post/comments find invitations/:token/decline join/:id messages
      organisations/:id/reports subscriptions subscriptions/:key/end subscriptions/confirm
      tickets/:key/came_late tickets/:key/cancel tickets/:key/let_pass tickets/:key/presence
      tickets/:key/undo users/confirm users/links users/password users/recover users/sign_in
      users/sign_up users/social users/social/link users/social/mail users/tokens`.split(/\s+/);
    expect(open.map(nameOf).sort()).toEqual([
      'DELETE /api/users/sign_out',
      ...posts.map((path) => `POST /api/${path}`),
    ]);
  });

  it('refuse all other roles without effect or information', async () => {
    const scene = await buildScene(test);
    const before = await stateOf(test.db);
    for (const route of routes()) {
      const access = accessOf(route)!;
      const isHolders = access === 'user' && OF_HOLDER.test(route.url);
      const letIn: readonly Role[] = isHolders ? ['holder'] : LET_IN[access];
      for (const role of ROLES.filter((one) => !letIn.includes(one))) {
        const refused = await call(route, scene, role);
        // The validation of an empty body of one's own record precedes the look-up.
        const isEmpty = isHolders && ACCOUNTS.includes(role) && refused.status === 422;
        const status = access === 'anyone or user' ? 401 : refusalOf(access, role);
        expect([nameOf(route), role, isEmpty ? status : refused.status]).toEqual([
          nameOf(route),
          role,
          status,
        ]);
        for (const secret of scene.secrets) expect(refused.body).not.toContain(secret);
        // A record that does not exist gets the same response.
        const nothing = route.url.replaceAll(/:\w+/g, 'nowhere');
        if (status === 404) expect(await call(route, scene, role, nothing)).toEqual(refused);
      }
    }
    expect(await stateOf(test.db)).toEqual(before);
  });

  it('admit the declared roles', async () => {
    let scene = await buildScene(test);
    for (const route of routes()) {
      const access = accessOf(route)!;
      if (access.startsWith('anyone')) continue;
      const isHolders = access === 'user' && OF_HOLDER.test(route.url);
      let isChanged = false;
      for (const role of isHolders ? (['holder'] as const) : LET_IN[access]) {
        const { status, body } = await call(route, scene, role);
        isChanged ||= status < 400;
        const isLetIn = status < 400 || [409, 415, 422].includes(status);
        // The record may be deleted or missing.
        const isGone = access === 'user' && status === 404;
        expect([nameOf(route), role, isLetIn || isGone], body).toEqual([nameOf(route), role, true]);
      }
      // A read or a refusal leaves the scene unchanged for the next route.
      if (isChanged && !nameOf(route).startsWith('GET')) scene = await buildScene(test);
      else await test.db.exec('DELETE FROM rate_counters');
    }
  });

  it('are not granted by the key of a ticket with an account', async () => {
    const line = await buildLine(test);
    const { ticket } = await calls.take(line.list.code);
    const before = await stateOf(test.db);
    const plain = { cancel: undefined, undo: undefined, came_late: undefined };
    const actions = { ...plain, let_pass: { people: 1 }, presence: { state: 'here' } };
    for (const who of [null, line.clerk])
      for (const [action, payload] of Object.entries(actions)) {
        const url = `/api/tickets/${ticket.key}/${action}`;
        const { status } = await calls.ask('POST', url, who, payload);
        expect([action, status]).toEqual([action, 404]);
      }
    expect(await stateOf(test.db)).toEqual(before);
  });

  it("do not extend to records of another place through one's own", async () => {
    const [mine, theirs] = [await buildScene(test), await buildScene(test)];
    const before = await stateOf(test.db);
    for (const route of routes()) {
      if (!/\/places\/:id\/.*:code/.test(route.url)) continue;
      const url = theirs.fill(route.url).replace(theirs.place.slug, mine.place.slug);
      const method = [route.method].flat()[0] as 'PATCH';
      const { status } = await calls.ask(method, url, mine.owner, { role: 'owner', name: 'Αυλή' });
      expect([nameOf(route), status]).toEqual([nameOf(route), 404]);
    }
    expect(await stateOf(test.db)).toEqual(before);
  });

  it('are not revealed by an invalid token', async () => {
    for (const token of ['', 'x', 'x'.repeat(43), "' OR 1=1 --", '\\x', '%00']) {
      for (const path of ['links', 'password', 'confirm']) {
        const payload = { token, password: 'another pass 2' };
        const { body } = await calls.ask('POST', `/api/users/${path}`, null, payload);
        const code = path === 'links' ? 'link_not_found' : 'link_over';
        expect([path, token, body.code]).toEqual([path, token, code]);
      }
    }
  });
});
