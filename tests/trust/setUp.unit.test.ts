import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import {
  ask,
  bearer,
  endProcesses,
  runScript,
  signUp,
  startProcess,
  type Person,
} from './servers.ts';

const root = temporaryFolder();
afterAll(endProcesses);

const run = (script: string, dataDir: string, ...args: string[]) =>
  runScript(script, args, { DATA_DIR: dataDir });

const SLUG = 'farmakeio-kypselis';
const PLACE = `slug=${SLUG}, title=Φαρμακείο Κυψέλης, category=shops, address=Κυψέλης 3,
  city=Αθήνα, latitude=37.999, longitude=23.74, hours=24/7, counters=2, phone=+30 210 1234567,
  owner=owner@place.example`
  .split(/,\s+/)
  .map((option) => `--${option}`);

const tokenIn = (text: string): string | undefined => /\/invitation\/([\w-]{43})/.exec(text)?.[1];

/** The plain text of an e-mail file. */
const textOf = (message: string): string => {
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(message);
  if (!part?.[1]) return '';
  return /base64/.test(part[0])
    ? Buffer.from(part[1], 'base64').toString('utf8')
    : part[1].replaceAll('=\r\n', '');
};

/** Token of the invitation to an e-mail address, after its e-mail was written to a file. */
async function invitationTo(dataDir: string, email: string): Promise<string> {
  for (;;) {
    const folder = join(dataDir, 'mail');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const tokens = files
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((text) => text.includes(`To: ${email}`))
      .flatMap((text) => tokenIn(textOf(text)) ?? []);
    if (tokens[0]) return tokens[0];
    await rest(100);
  }
}

/** Requests of people to a server. */
const callsTo = (address: string) => ({
  ask: async (method: string, path: string, who?: Person, body?: object, more = {}) => {
    const headers = { ...(who && bearer(who)), ...more };
    const response = await ask(address, method, path, headers, body);
    return { status: response?.status, body: JSON.parse(response?.body || 'null') };
  },
  signUp: async (email: string) => (await signUp(ask.bind(null, address), email)).person,
});

it('an empty folder becomes a place with a clerk who calls a walk-in', async () => {
  const dataDir = join(root, 'data');
  const added = run('place', dataDir, 'add', ...PLACE);
  expect(added).toMatchObject({ status: 0, stderr: '' });
  expect(added.stdout).toContain('added  farmakeio-kypselis  Φαρμακείο Κυψέλης');
  const ownersToken = tokenIn(added.stdout);

  const server = startProcess({ DATA_DIR: dataDir, HASH_MEMORY_KIB: '8' });
  const { ask, signUp } = callsTo(await server.address);
  const owner = await signUp('owner@place.example');
  const accepted = await ask('POST', `/api/invitations/${ownersToken}/accept`, owner, {});
  expect([accepted.status, accepted.body]).toMatchObject([200, { role: 'owner' }]);
  const places = await ask('GET', '/api/user/places', owner);
  expect(places.body.records).toMatchObject([{ organisation: { slug: SLUG }, role: 'owner' }]);

  const clerksMail = 'clerk@place.example';
  const invitation = { email: clerksMail, role: 'clerk' };
  const invited = await ask('POST', `/api/places/${SLUG}/members`, owner, invitation);
  expect(invited.status).toBe(201);
  const clerk = await signUp(clerksMail);
  const link = `/api/invitations/${await invitationTo(dataDir, clerksMail)}`;
  expect((await ask('POST', `${link}/accept`, clerk, {})).status).toBe(200);

  // On a public holiday there is no list for today.
  const from = new Date().toISOString().slice(0, 10);
  const to = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/organisations/${SLUG}/waiting_lists?from=${from}&to=${to}`;
  const [{ code, released_on: date }] = (await ask('GET', path)).body.records;
  const counter = await ask('GET', `/api/counter/${SLUG}?date=${date}`, clerk);
  expect(counter.body.counters).toEqual(['Ταμείο 1', 'Ταμείο 2']);
  const list = { waiting_list_code: code };
  const walkIn = await ask('POST', `/api/counter/${SLUG}/walk_ins`, clerk, list);
  expect([walkIn.status, walkIn.body]).toMatchObject([201, { rank: 1, status: 'scheduled' }]);
  const call = { ...list, counter: 'Ταμείο 2', finish: null };
  const key = { 'idempotency-key': 'first-call' };
  const called = await ask('POST', `/api/counter/${SLUG}/calls`, clerk, call, key);
  expect([called.status, called.body]).toMatchObject([
    200,
    { ticket: { rank: 1, status: 'running', counter: 'Ταμείο 2', walk_in: true } },
  ]);
  const trail = await ask('GET', `/api/places/${SLUG}/audit`, owner);
  const actions = trail.body.records.map(({ action }: { action: string }) => action);
  expect(actions.join(' ')).toBe(
    'call_next walk_in accept_invitation invite accept_invitation invite add_place',
  );

  const meanwhile = run('place', dataDir, 'list');
  expect(meanwhile.status).toBe(1);
  expect(meanwhile.stderr).toContain('stop the server, run this again');
  const { code: end, output } = await server.stop();
  expect(end).toBe(0);
  expect(output).not.toMatch(/place\.example/);

  const listed = run('place', dataDir, 'list');
  expect(listed.stdout).toMatch(
    /^farmakeio-kypselis {2}Φαρμακείο Κυψέλης, Αθήνα {2}1 owners, 1 clerks {2}lists until \d{4}-/,
  );
  expect(run('user', dataDir, 'confirm', 'owner@place.example').status).toBe(0);
  expect(run('user', dataDir, 'moderator', 'OWNER@place.example').status).toBe(0);
  const again = run('place', dataDir, 'add', ...PLACE);
  expect(again.stdout).toContain('owner@place.example is already a member');
  expect(run('user', dataDir, 'list').stdout).toMatch(
    /owner@place\.example.*moderator, farmakeio-kypselis \(owner\)/,
  );
});
