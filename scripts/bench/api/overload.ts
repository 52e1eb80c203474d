import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { measurePages } from './overloadPages.ts';
import { runClients, type Span, type LoadCall } from '#tests/load/clients.ts';
import { listsOf, writeLists } from '#tests/trust/crash/lists.ts';
import { ask, bearer, type Person } from '#tests/trust/crash/ledger.ts';
import { startOn } from '#tests/trust/crash/prepare.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { endProcesses } from '#tests/trust/servers.ts';

/**
 * `npm run bench:overload [-- pglite|postgres|storm|pages]`: what one process can hold, what it
 * does under far more than that, and whether it recovers afterwards; and what visitors of many
 * different pages do to the API and to its memory. STORM (600) clients, SECONDS (8) a span, PAGES
 * (5000) different pages, REST_MINUTES (10) after them. Pages need `npm run build` first.
 */
const STORM = Number(process.env.STORM) || 600;
const SECONDS = Number(process.env.SECONDS) || 8;
const PEOPLE = 60;
const asked = process.argv.slice(2);
/** Whether one of these parts was requested, or none in particular. */
const wants = (name: string, ...others: string[]) =>
  asked.includes(name) || !others.some((other) => asked.includes(other));
const wrong: string[] = [];

const show = (name: string, { tallies, served, seconds }: Span) => {
  console.log(`  ${name}: ${served.toFixed(0)} served a second over ${seconds.toFixed(0)} s`);
  for (const { status, count, p50, p99, worst } of tallies) {
    console.log(
      `    ${status.padEnd(9)} ${String(count).padStart(7)}   p50 ${p50.toFixed(0).padStart(5)} ms   p99 ${p99.toFixed(0).padStart(5)} ms   worst ${worst.toFixed(0).padStart(5)} ms`,
    );
  }
};

/** Connections that never finish their request, in three ways. */
function slowClients(address: string, count: number): Socket[] {
  const { port, hostname } = new URL(address);
  const head = 'POST /api/users/sign_in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  return Array.from({ length: count }, (_, n) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.resume();
    const manner = n % 3;
    if (manner === 0) socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    if (manner === 1) socket.write(`${head}content-length: 4000\r\n\r\n{"email":`);
    if (manner === 2)
      socket.write(`${head}content-length: 2000000000\r\n\r\n${'x'.repeat(65_536)}`);
    return socket;
  });
}

async function storm(name: string, env: Record<string, string>): Promise<void> {
  const server = startOn({ ...env, LOG_LEVEL: 'info', HASH_MEMORY_KIB: '19456' });
  const address = await server.address;
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const answer = await ask(address, 'POST', '/api/users/sign_up', {}, {
      email: `bench-${n}@seira.example`, password: 'password1', first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01',
    }); // prettier-ignore
    people.push({ email: '', access: answer?.headers.get('access-token') ?? '', refresh: '' });
  }
  const lists = listsOf(0);
  const planned = (client: number, turn: number): LoadCall => {
    const person = people[(client * 7 + turn) % PEOPLE]!;
    const kind = (client + turn) % 10;
    if (kind < 3) {
      const list = lists[(client + turn * 5) % lists.length];
      const body = { ticket: { waiting_list_code: list } };
      return { method: 'POST', path: '/api/user/tickets', headers: bearer(person), body };
    }
    if (kind < 7) return { method: 'GET', path: '/api/user/tickets', headers: bearer(person) };
    if (kind === 9 && turn % 4 === 0) {
      const body = { email: `bench-${client % PEOPLE}@seira.example`, password: 'password1' };
      return { method: 'POST', path: '/api/users/sign_in', body };
    }
    return { method: 'GET', path: '/api/organisations' };
  };
  console.log(`\n${name}`);
  const calm = () => runClients({ address, clients: 10, seconds: SECONDS, planned });
  const before = await calm();
  show('10 clients, before', before);
  const health: number[] = [];
  let storming = true;
  const watch = (async () => {
    for (const over = new AbortController(); !over.signal.aborted;) {
      const began = performance.now();
      const answer = await fetch(`${address}/healthz`).catch(() => null);
      await answer?.text();
      health.push(answer?.status === 200 ? performance.now() - began : Infinity);
      await rest(100);
      if (!storming) over.abort();
    }
  })();
  const sockets = slowClients(address, 300);
  const during = await runClients({ address, clients: STORM, seconds: SECONDS, planned });
  storming = false;
  await watch;
  show(`${STORM} clients and 300 slow ones, during`, during);
  const answered = health.filter(Number.isFinite).sort((one, other) => one - other);
  console.log(
    `  /healthz during: ${answered.length} of ${health.length} answered, median ${answered[answered.length >> 1]?.toFixed(0)} ms, worst ${answered.at(-1)?.toFixed(0)} ms`,
  );
  await rest(17_000);
  const open = sockets.filter((socket) => !socket.destroyed && !socket.closed).length;
  console.log(`  slow connections still open after 17 s: ${open} of ${sockets.length}`);
  for (const socket of sockets) socket.destroy();
  const after = await calm();
  show('10 clients, after', after);
  const typical = (span: Span) => span.tallies.find(({ status }) => status === '200')?.p50 ?? 0;
  const back = typical(after) / typical(before);
  console.log(`  median of a 200 after the storm: ${back.toFixed(2)} × that before`);
  const statuses = new Set(
    [before, during, after].flatMap((span) => span.tallies.map(({ status }) => status)),
  );
  for (const status of statuses) {
    if (!['200', '201', '422', '503'].includes(status)) wrong.push(`${name}: answers ${status}`);
  }
  if (!during.tallies.some(({ status }) => status === '503'))
    wrong.push(`${name}: nobody was turned away`);
  if (open > 0) wrong.push(`${name}: ${open} slow connections are held`);
  if (back > 3) wrong.push(`${name}: slow after the storm`);
  server.child.kill('SIGTERM');
  await server.end;
}

const root = mkdtempSync(join(tmpdir(), 'seira-overload-'));
chmodSync(root, 0o755);
const limits = {
  FAILED_SIGN_INS_PER_ACCOUNT: '1000000',
  FAILED_SIGN_INS_PER_ADDRESS: '1000000',
  OPEN_TICKETS: '1000000',
  OPEN_TICKETS_PER_DAY: '1000000',
  TAKES_PER_MINUTE: '1000000',
  SIGN_INS_PER_ACCOUNT: '1000000',
};
const wantsStorm = wants('storm', 'pages');
const wantsPages = wants('pages', 'storm');
if (wantsPages && !existsSync('dist-server/render.js'))
  throw new Error('Pages are rendered with the built client: npm run build first.');
/** One list has room for only a few. */
const roomyLists = listsOf(0).slice(1);

/** Starts a server once, so that it seeds the demo. */
async function seedDemo(env: Record<string, string>): Promise<void> {
  const server = startOn({ SEED: 'demo', LOG_LEVEL: 'info', ...env });
  await server.address;
  server.child.kill('SIGTERM');
  await server.end;
}

async function onPglite(folder: string, seed: boolean): Promise<Record<string, string>> {
  const env = { DATA_DIR: join(root, folder), ...limits };
  mkdirSync(env.DATA_DIR, { recursive: true });
  if (seed) await seedDemo(env);
  const db = await openPglite({ folder: join(env.DATA_DIR, 'pg') });
  await writeLists(db, 1);
  await db.close();
  return env;
}

async function onPostgres(folder: string, seed: boolean) {
  const own = await ownPostgres(join(root, folder, 'cluster'));
  const env = { DATABASE_URL: own.url, DATA_DIR: join(root, folder), ...limits };
  if (seed) await seedDemo(env);
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await writeLists(db, 1);
  await db.close();
  return { env, own };
}

try {
  if (wants('pglite', 'postgres')) {
    if (wantsStorm) await storm('PGlite, one process', await onPglite('storm', false));
    if (wantsPages) {
      const env = await onPglite('pages', true);
      wrong.push(...(await measurePages({ name: 'PGlite', env, lists: roomyLists, limit: 400 })));
    }
  }
  if (wants('postgres', 'pglite')) {
    if (wantsStorm) {
      const { env, own } = await onPostgres('postgres-storm', false);
      await storm('PostgreSQL, one process', env);
      await own.stop();
    }
    if (wantsPages) {
      const { env, own } = await onPostgres('postgres-pages', true);
      const name = 'PostgreSQL';
      wrong.push(...(await measurePages({ name, env, lists: roomyLists, limit: 200 })));
      await own.stop();
    }
  }
} finally {
  await endProcesses();
  rmSync(root, { recursive: true, force: true });
}
for (const fault of wrong) console.log(`✗ ${fault}`);
process.exit(wrong.length > 0 ? 1 : 0);
