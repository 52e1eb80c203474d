import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '#common/contract/tickets.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import type { Access } from '#server/plugins/access.ts';
import { buildMember, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { invitationToken } from '#server/testing/letters.ts';
import { buildDevice, buildLine, createCalls, type LineSetup } from '#server/testing/lines.ts';
import { listingPayload } from '#server/testing/listings.ts';
import { injectOnce } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);

/** The callers. The holder has a ticket, a session, a listing and a review. */
const ROLES = [
  'visitor', 'stranger', 'confirmed', 'holder', 'clerk', 'owner', 'clerk elsewhere',
  'owner elsewhere', 'moderator', 'device', 'device elsewhere', 'device revoked',
] as const; // prettier-ignore
type Role = (typeof ROLES)[number];

const DEVICES: readonly Role[] = ['device', 'device elsewhere', 'device revoked'];
const ACCOUNTS = ROLES.filter((role) => role !== 'visitor' && !DEVICES.includes(role));
const MEMBERS: readonly Role[] = ['clerk', 'owner'];
const OWNER: readonly Role[] = ['owner'];

/** Roles admitted by each rule of access. */
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

/** Routes for accounts that find something only for the person whose it is. */
const OF_HOLDER =
  /^\/api\/user\/(tickets|sessions|listings)\/:code|^(PATCH )?\/api\/reviews\/:code$/;

/** The status of a refusal: to sign in, to confirm, or that there is no such thing. */
function refusalOf(access: Access, role: Role): number {
  if (role === 'device elsewhere' && /device/.test(access)) return 404;
  if (role === 'visitor' || DEVICES.includes(role) || access === 'device') return 401;
  return access === 'confirmed user' ? 403 : 404;
}

interface Scene extends LineSetup {
  people: Record<Role, Pick<SignedIn, 'headers'> | null>;
  /** Fills a path's parameters. */
  fill: (path: string) => string;
  secrets: string[];
}

let scenes = 0;
async function buildScene(): Promise<Scene> {
  await test.db.query('DELETE FROM rate_counters');
  const [line, other] = [await buildLine(test), await buildLine(test)];
  const { slug } = line.place;
  const { who: holder, ticket } = await calls.take(line.list.code, await buildSignedIn(test));
  const email = `guest-${(scenes += 1)}@seira.example`;
  const made = async (method: 'GET' | 'POST', url: string, who: SignedIn, payload?: object) =>
    (await calls.ask<{ code: string }>(method, url, who, payload)).body;
  const { body: walkIn } = await calls.ask<Ticket>(
    'POST', `/api/counter/${slug}/walk_ins`, line.clerk, { waiting_list_code: line.list.code },
  );
  const invitation = await made('POST', `/api/places/${slug}/members`, line.owner, { email, role: 'clerk' });
  const listing = await made('POST', '/api/user/listings', holder, listingPayload({}, { submit: false }));
  const [session] = await test.db.query<{ code: string }>(
    'SELECT code FROM sessions WHERE user_id = $1', [holder.user.id],
  );
  const review = newCode('rev');
  await test.db.query(
    `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id, state)
     VALUES ($1, $2, 'Άννα Δ.', 5, 'Όλα καλά.', $3, $4, 'published')`,
    [review, line.place.id, test.clock.now(), holder.user.id],
  );
  const grown = async (rights: string) => {
    const who = await buildSignedIn(test);
    await test.db.query(`UPDATE users SET ${rights} WHERE id = $1`, [who.user.id]);
    return who;
  };
  const device = await buildDevice(test, line);
  const codes: [RegExp, string][] = [
    [/\/invitations\/:code/, invitation.code], [/\/members\/:code/, (await buildMember(test, line.place.id)).user.code],
    [/\/devices\/:code/, device.code], [/\/waiting_lists\/:code/, line.list.code], [/\/sessions\/:code/, session!.code],
    [/\/listings\/:code/, listing.code], [/\/reviews\/:code/, review], [/\/people\/:code/, holder.user.code],
    [/\/moderation\/:kind\/:code/, review], [/:code/, ticket.code],
  ];
  const values: Record<string, string> = {
    id: slug, organisation: slug, key: walkIn.key ?? '', token: await invitationToken(test, email),
    date: '2026-11-24', kind: 'review', provider: 'google', author: 'usr_nobody', post: 'a-post',
    hash: '0'.repeat(32), file: '1.svg', slug,
  };
  return {
    ...line,
    secrets: [ticket.code, email, holder.user.email, listing.code],
    fill: (path) =>
      path
        .replace(/:code/, codes.find(([pattern]) => pattern.test(path))?.[1] ?? '')
        .replaceAll(/:(\w+)/g, (_, name: string) => values[name]!),
    people: {
      visitor: null, stranger: await buildSignedIn(test), confirmed: await grown('confirmed_at = created_at'),
      holder, clerk: line.clerk, owner: line.owner, 'clerk elsewhere': other.clerk,
      'owner elsewhere': other.owner, moderator: await grown('confirmed_at = created_at, moderator = true'),
      device, 'device elsewhere': await buildDevice(test, other),
      'device revoked': await buildDevice(test, line, true),
    },
  };
} // prettier-ignore

/** Everything that a refused call must leave unchanged. */
async function stateOf(): Promise<unknown> {
  const tables = await test.db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
        AND relkind = 'r' AND relname NOT IN ('rate_counters', 'told_windows')`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${name} t`,
  );
  return test.db.query(`${sums.join(' UNION ALL ')} ORDER BY 1`);
}

const nameOf = ({ method, url }: RouteOptions) => `${[method].flat()[0]} ${url}`;
const routes = () =>
  test.app
    .routeTable()
    .filter(({ method, url }) => method !== 'HEAD' && /^\/(api|media|pictures)\//.test(url))
    .filter(({ url }) => !/^\/api\/(docs|dev)\b/.test(url));
const accessOf = ({ config }: RouteOptions) => config?.access;

/** Calls a route with nothing in the body: whoever is let in is told so, or it takes no body. */
async function call(route: RouteOptions, scene: Scene, role: Role, path = scene.fill(route.url)) {
  const method = [route.method].flat()[0] as 'GET';
  const answer = await injectOnce(test.app, {
    method,
    url: path,
    headers: { ...scene.people[role]?.headers, 'idempotency-key': `rights-${role}` },
    ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
  });
  return { status: answer.statusCode, body: answer.rawPayload.toString() };
}

describe('the rights of every route', () => {
  it('are said by the route, and few writes need no account', () => {
    expect(
      routes()
        .filter((route) => accessOf(route) === undefined)
        .map(nameOf),
    ).toEqual([]);
    const open = routes().filter(
      (route) => accessOf(route)!.startsWith('anyone') && ![route.method].flat().includes('GET'),
    );
    expect(open.map(nameOf).sort()).toEqual([
      'DELETE /api/users/sign_out', 'POST /api/blog/:post/comments', 'POST /api/invitations/:token/decline',
      'POST /api/messages', 'POST /api/organisations/:id/reports', 'POST /api/subscriptions',
      'POST /api/subscriptions/:key/end', 'POST /api/subscriptions/confirm', 'POST /api/tickets/:key/came_late',
      'POST /api/tickets/:key/cancel', 'POST /api/tickets/:key/let_pass', 'POST /api/tickets/:key/undo',
      'POST /api/users/confirm', 'POST /api/users/links', 'POST /api/users/password', 'POST /api/users/recover',
      'POST /api/users/sign_in', 'POST /api/users/sign_up', 'POST /api/users/social',
      'POST /api/users/social/link', 'POST /api/users/social/mail', 'POST /api/users/tokens',
    ]); // prettier-ignore
  });

  it('refuse everybody else, who learns and changes nothing', async () => {
    const scene = await buildScene();
    const before = await stateOf();
    for (const route of routes()) {
      const access = accessOf(route)!;
      const isHolders = access === 'user' && OF_HOLDER.test(route.url);
      const letIn: readonly Role[] = isHolders ? ['holder'] : LET_IN[access];
      for (const role of ROLES.filter((one) => !letIn.includes(one))) {
        const refused = await call(route, scene, role);
        // An empty body of one's own call is refused before anything is looked for.
        const isEmpty = isHolders && ACCOUNTS.includes(role) && refused.status === 422;
        const status = access === 'anyone or user' ? 401 : refusalOf(access, role);
        expect([nameOf(route), role, isEmpty ? status : refused.status]).toEqual([
          nameOf(route),
          role,
          status,
        ]);
        for (const secret of scene.secrets) expect(refused.body).not.toContain(secret);
        // Something that does not exist at all gets the same response.
        const nothing = route.url.replaceAll(/:\w+/g, 'nowhere');
        if (status === 404) expect(await call(route, scene, role, nothing)).toEqual(refused);
      }
    }
    expect(await stateOf()).toEqual(before);
  });

  it('let in whom they say', { timeout: 300_000 }, async () => {
    let scene = await buildScene();
    for (const route of routes()) {
      const access = accessOf(route)!;
      if (access.startsWith('anyone')) continue;
      const isHolders = access === 'user' && OF_HOLDER.test(route.url);
      for (const role of isHolders ? (['holder'] as const) : LET_IN[access]) {
        const { status, body } = await call(route, scene, role);
        const isLetIn = status < 400 || [409, 415, 422].includes(status);
        // The subject of the call may be gone, or never have existed.
        const isGone = access === 'user' && status === 404;
        expect([nameOf(route), role, isLetIn || isGone], body).toEqual([nameOf(route), role, true]);
      }
      // Reading leaves the scene to the next route.
      if (!nameOf(route).startsWith('GET')) scene = await buildScene();
    }
  });

  it('are no more by the key of a ticket of an account', async () => {
    const line = await buildLine(test);
    const { ticket } = await calls.take(line.list.code);
    const before = await stateOf();
    for (const action of ['cancel', 'undo', 'let_pass', 'came_late']) {
      const payload = action === 'let_pass' ? { people: 1 } : undefined;
      const { status } = await calls.ask('POST', `/api/tickets/${ticket.key}/${action}`, null, payload);
      expect([action, status]).toEqual([action, 404]);
    }
    expect(await stateOf()).toEqual(before);
  }); // prettier-ignore

  it('do not reach what is of another place through one of one’s own', async () => {
    const [mine, theirs] = [await buildScene(), await buildScene()];
    const before = await stateOf();
    for (const route of routes()) {
      if (!/\/places\/:id\/.*:code/.test(route.url)) continue;
      const url = theirs.fill(route.url).replace(theirs.place.slug, mine.place.slug);
      const method = [route.method].flat()[0] as 'PATCH';
      const { status } = await calls.ask(method, url, mine.owner, { role: 'owner', name: 'Αυλή' });
      expect([nameOf(route), status]).toEqual([nameOf(route), 404]);
    }
    expect(await stateOf()).toEqual(before);
  });

  it('cannot be learnt from a token that is not one', async () => {
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
