import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountCalls,
  linkToken,
  PASSWORD,
  type Caller,
  type Signed,
} from '#server/testing/accounts.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';
import { POLICY } from './policy.ts';

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  test = await createTestApp({ signUpsPerAddress: 1_000_000 });
  calls = accountCalls(test);
});
afterAll(() => test.close());

/** The callers: nobody, the person whose account it is, and somebody else. */
const ROLES = ['visitor', 'person', 'other'] as const;
type Role = (typeof ROLES)[number];

interface Scene {
  person: Signed;
  /** The code of a session of the person. */
  session: string;
  recover: string;
  confirm: string;
  people: Record<Role, Caller>;
}

interface Case {
  url?: (scene: Scene) => string;
  payload?: (scene: Scene) => object;
  /** Who may do it to the person's account. */
  may: readonly Role[];
  /** Others who are signed in do the same to their own account, and nothing to this one. */
  own?: boolean;
  /** Others are told that there is no such thing. */
  hidden?: boolean;
}

const NEW = 'another pass 2';
const written = { name: 'Άλλο Όνομα', bio: '', location: '', number: '', youtube: '', website: '' };
const own = { may: ['person'], own: true } as const;

/** Whoever has a link of a message may use it: it was sent to one mailbox. */
const byLink = (purpose: 'recover' | 'confirm', more: object = {}) => ({
  payload: (scene: Scene) => ({ token: scene[purpose], ...more }),
  may: ROLES,
});

const CASES: Record<string, Case> = {
  'POST /api/users/links': byLink('confirm'),
  'POST /api/users/password': byLink('recover', { password: NEW }),
  'POST /api/users/confirm': byLink('confirm'),
  'POST /api/user/confirmation': own,
  'PUT /api/user/password': { payload: () => ({ current: PASSWORD, password: NEW }), ...own },
  'PUT /api/user/profile': { payload: () => written, ...own },
  'GET /api/people/:code': { url: ({ person }) => `/api/people/${person.code}`, may: [], hidden: true },
  'DELETE /api/user/sessions': own,
  'DELETE /api/user/sessions/:code': { url: ({ session }) => `/api/user/sessions/${session}`, may: ['person'], hidden: true },
  'DELETE /api/user/identities/:provider': { url: () => '/api/user/identities/google', ...own },
  'POST /api/user/deletion': { payload: () => ({ password: PASSWORD }), ...own },
  'DELETE /api/user/deletion': own,
}; // prettier-ignore

async function sceneFor(): Promise<Scene> {
  await test.db.query('DELETE FROM rate_counters');
  const [person, other] = [await calls.signUp(), await calls.signUp()];
  await calls.signIn(person.email);
  await calls.ask('POST', '/api/users/recover', null, { email: person.email });
  await test.db.query(
    `INSERT INTO identities (user_id, provider, subject, created_at)
     SELECT id, 'google', code, created_at FROM users WHERE code = $1`,
    [person.code],
  );
  const { body } = await calls.ask('GET', '/api/user/sessions', person);
  const [latest] = body.records as { code: string }[];
  return {
    person,
    session: latest!.code,
    recover: await linkToken(test, person.email, 'recover'),
    confirm: await linkToken(test, person.email, 'confirm'),
    people: { visitor: null, person, other },
  };
}

/** Everything of the person's account that a call of somebody else must leave unchanged. */
const stateOf = ({ person }: Scene) =>
  test.db.query(
    `SELECT to_jsonb(u) AS account,
            (SELECT jsonb_agg(to_jsonb(s) ORDER BY id) FROM sessions s WHERE user_id = u.id) AS sessions,
            (SELECT jsonb_agg(to_jsonb(k) ORDER BY id) FROM account_links k WHERE user_id = u.id) AS links,
            (SELECT count(*) FROM identities WHERE user_id = u.id) AS identities
       FROM users u WHERE code = $1`,
    [person.code],
  );

const ask = (name: string, { url, payload }: Case, scene: Scene, role: Role) => {
  const [method = '', path = ''] = name.split(' ');
  return calls.ask(method as 'GET', url?.(scene) ?? path, scene.people[role], payload?.(scene));
};

describe('who may what with an account', () => {
  it('is decided for every call of it', () => {
    const routes = Object.keys(POLICY).filter(
      (name) =>
        /\/api\/(people|user\/(confirmation|password|profile|sessions|identities|deletion)|users\/(links|password|confirm))\b/.test(name) &&
        POLICY[name] === 'own',
    );
    expect(Object.keys(CASES).sort()).toEqual(routes.sort());
  }); // prettier-ignore

  it.each(Object.entries(CASES))('%s', async (name, one) => {
    for (const role of ROLES) {
      const scene = await sceneFor();
      const before = await stateOf(scene);
      const { status, body } = await ask(name, one, scene, role);
      if (one.may.includes(role)) {
        expect([role, status < 300], JSON.stringify(body)).toEqual([role, true]);
        continue;
      }
      const isOwn = one.own === true && role === 'other';
      const refusal = role === 'visitor' && name !== 'GET /api/people/:code' ? 401 : 404;
      expect([role, isOwn ? status < 300 : status]).toEqual([role, isOwn ? true : refusal]);
      expect(await stateOf(scene)).toEqual(before);
      expect(JSON.stringify(body)).not.toContain(scene.person.email);
    }
  });

  it('cannot be learnt from a token that is not one', async () => {
    for (const token of ['', 'x', 'x'.repeat(43), "' OR 1=1 --", '\\x', '%00']) {
      for (const [name, one] of Object.entries(CASES)) {
        if (!/\/users\//.test(name)) continue;
        const path = name.split(' ')[1]!;
        const payload = { ...one.payload?.({} as Scene), token };
        const { status, body } = await calls.ask('POST', path, null, payload);
        expect([path, token, status < 400 || status >= 500, body.code]).toEqual([
          path, token, false, path === '/api/users/links' ? 'link_not_found' : 'link_over',
        ]);
      }
    }
  }); // prettier-ignore
});
