import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { openPglite } from '#server/db/pglite.ts';
import { migratedDump } from '#server/testing/databases/dataFolder.ts';
import { writePlace } from './people.ts';
import { endProcesses, startProcess } from './servers.ts';

const root = temporaryFolder();
afterAll(endProcesses);

it('the log of a whole session, including refusals and faults, contains no names or secrets', async () => {
  const before = await openPglite({ folder: join(root, 'pg'), dump: migratedDump() });
  await writePlace(before);
  await before.close();
  const secret = 'a signing secret that nobody may read';
  const server = startProcess({
    DATA_DIR: root,
    LOG_LEVEL: 'trace',
    JWT_SECRET: secret,
    HASH_MEMORY_KIB: '8',
    FAILED_SIGN_INS_PER_ACCOUNT: '2',
    TRUST_PROXY: 'on',
  });
  const address = await server.address;
  const hidden: string[] = [secret];
  const ask = async (method: string, path: string, own: Record<string, string>, body?: unknown) => {
    const type: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-forwarded-for': '198.51.100.77', ...type, ...own },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    for (const name of ['access-token', 'refresh-token']) {
      const token = response.headers.get(name);
      if (token) hidden.push(token);
    }
    return { response, text: await response.text() };
  };
  const login = { email: 'Ariadni.Secret@seira.example', password: 'pässwort-2026' };
  const born = { first_name: 'Αριάδνη', last_name: 'Μυστική', birth_date: '1987-03-21' };
  const person = { ...login, ...born, gender: 'female' };
  await ask('POST', '/api/users/sign_up', {}, person);
  const { response } = await ask('POST', '/api/users/sign_in', {}, person);
  const bearer = { authorization: `Bearer ${response.headers.get('access-token')}` };
  const user = JSON.parse((await ask('GET', '/api/user', bearer)).text) as { code: string };
  const key = { 'idempotency-key': 'key-of-ariadni' };
  const payload = { ticket: { waiting_list_code: 'lst_1' } };
  const taken = await ask('POST', '/api/user/tickets', { ...bearer, ...key }, payload);
  const ticket = JSON.parse(taken.text) as { code: string; key: string };
  expect(taken.response.status).toBe(201);
  hidden.push(ticket.key);
  expect((await ask('GET', `/api/tickets/${ticket.key}`, {})).response.status).toBe(200);
  await ask('POST', `/api/tickets/${ticket.key}/cancel`, {});
  await ask('POST', '/api/user/tickets', bearer, payload);
  await ask('GET', '/api/user/tickets?status=Ariadni', bearer);
  const own = response.headers.get('refresh-token') ?? '';
  for (const token of [own, 'not-a-token-of-anybody-at-all'])
    await ask('POST', '/api/users/tokens', { ...bearer, 'refresh-token': token });
  for (let n = 0; n < 4; n += 1) {
    await ask('POST', '/api/users/sign_in', {}, { ...person, password: 'wrong-pässwort-1' });
  }
  await ask('POST', '/api/users/sign_up', {}, person);
  await ask('POST', '/api/users/sign_up', {}, `{"email":"${person.email}`);
  await ask('GET', `/api/organisations?keywords=${encodeURIComponent(person.last_name)}`, {});
  await ask('GET', `/api/organisations/${encodeURIComponent(person.email)}`, {});
  await ask('GET', '/api/organisations/%zz', bearer);
  const invitation = 'ariadnis-invitation-'.padEnd(43, 'x');
  await ask('GET', `/api/invitations/${invitation}`, {});
  await ask('POST', `/api/invitations/${invitation}/accept`, bearer, {});
  await ask('GET', `/invitation/${invitation}`, { accept: 'text/html' });
  for (const path of ['/x%0Ay', '/listing-grid/%E0%A4%A']) {
    await ask('GET', `${path}?email=${person.email}`, { accept: 'text/html' });
  }
  await ask('DELETE', '/api/users/sign_out', bearer);
  const { output } = await server.stop();

  expect(output.split('\n').length).toBeGreaterThan(15);
  const typed = 'ariadni|wrong-pässwort|key-of-ariadni|198.51.100.77|not-a-token|$argon2|Bearer ';
  const codes = [user.code, ticket.code, encodeURIComponent(person.last_name)];
  const secrets = [
    ...hidden,
    ...Object.values({ ...login, ...born }),
    ...codes,
    ...typed.split('|'),
  ];
  const found = secrets.filter((secret) => output.toLowerCase().includes(secret.toLowerCase()));
  expect(found).toEqual([]);
  // The listening address is logged once. Client addresses are not.
  expect(output.split('127.0.0.1').length - 1).toBeLessThanOrEqual(2);
});
