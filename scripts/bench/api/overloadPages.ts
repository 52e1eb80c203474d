import { Agent, get } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { mb, memoryOf } from '#scripts/bench/harness/memory.ts';
import { quantile } from '#tests/load/statistics.ts';
import { ask, bearer, type Person } from '#tests/trust/crash/ledger.ts';
import { startOn } from '#tests/trust/crash/prepare.ts';

/** The number of different pages requested, and the minutes of rest after them. */
const PAGES = Number(process.env.PAGES ?? 5_000);
const REST_MINUTES = Number(process.env.REST_MINUTES ?? 10);
const SECONDS = Number(process.env.SECONDS) || 8;
const WORKERS = 8;
/** More visitors than may wait for a page. */
const CROWD = 32;
const HEALTH_EVERY_MS = 20;
const TICKET_EVERY_MS = 50;
/** The number of tickets one person takes in the whole run. */
const TICKETS_EACH = 3;
/**
 * How often rest and load are probed in turn. A machine shared with others has bad seconds; taken
 * in turn, they fall on both.
 */
const ROUNDS = 6;
/** Every probe: one to warm up, the rounds at rest and under load, one under the crowd. */
const SPANS = 2 * ROUNDS + 2;
const SETTLE_MS = 10_000;

/** An address for which no page was requested: the browser always renders it. */
const SHELL = `/?${'x'.repeat(400)}`;

interface Load {
  rendered: number;
  shells: number;
  others: Map<string, number>;
  times: number[];
}

const newLoad = (): Load => ({ rendered: 0, shells: 0, others: new Map(), times: [] });

/** The status and the bytes of a page; it is not read as text, so that the probes beside it are not held up. */
const fetchPage = (address: string, path: string, agent: Agent) =>
  new Promise<{ status: string; bytes: number }>((resolve) => {
    const headers = { accept: 'text/html' };
    const call = get(`${address}${path}`, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve({ status: String(answer.statusCode), bytes }));
      answer.on('error', () => resolve({ status: 'cut off', bytes }));
    });
    call.on('error', () => resolve({ status: 'no answer', bytes: 0 }));
  });

const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * What visitors of pages do to the API and the memory of one process with the demo's data.
 * @param lists waiting lists for the tickets of the probe
 * @param limit megabytes that the process may hold at rest
 * @returns what is wrong, in words
 */
export async function measurePages(options: {
  name: string;
  env: Record<string, string>;
  lists: string[];
  limit: number;
}): Promise<string[]> {
  const { name, env, lists, limit } = options;
  const wrong: string[] = [];
  const server = startOn({ SEED: 'demo', LOG_LEVEL: 'info', ...env });
  const address = await server.address;
  const pid = server.child.pid!;
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD });
  console.log(`\n${name}, pages`);

  const people: Person[] = [];
  const posts = (SPANS * SECONDS * 1000) / TICKET_EVERY_MS;
  for (let n = 0; n < posts / TICKETS_EACH; n += 1) {
    const answer = await ask(address, 'POST', '/api/users/sign_up', {}, {
      email: `pages-${n}@seira.example`, password: 'password1', first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01',
    }); // prettier-ignore
    people.push({ email: '', access: answer?.headers.get('access-token') ?? '', refresh: '' });
  }
  await rest(SETTLE_MS);
  const start = memoryOf(pid);
  console.log(`  memory at the start: ${mb(start)}`);

  let taken = 0;
  const probe = async () => {
    const until = performance.now() + SECONDS * 1000;
    const health: number[] = [];
    const tickets: number[] = [];
    const statuses = new Map<number, number>();
    const every = async (pause: number, times: number[], call: () => Promise<number>) => {
      while (performance.now() < until) {
        const began = performance.now();
        const status = await call();
        times.push(performance.now() - began);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await rest(pause);
      }
    };
    await Promise.all([
      every(HEALTH_EVERY_MS, health, async () => {
        const answer = await fetch(`${address}/healthz`);
        await answer.text();
        return answer.status;
      }),
      every(TICKET_EVERY_MS, tickets, async () => {
        const person = people[taken % people.length]!;
        const list = lists[Math.floor(taken / people.length) % lists.length];
        taken += 1;
        const body = { ticket: { waiting_list_code: list } };
        return (await ask(address, 'POST', '/api/user/tickets', bearer(person), body))?.status ?? 0;
      }),
    ]);
    return { health, tickets, statuses };
  };
  type Probe = Awaited<ReturnType<typeof probe>>;
  const p99 = (probes: Probe[]) => ({
    health: quantile(
      probes.flatMap(({ health }) => health),
      0.99,
    ),
    tickets: quantile(
      probes.flatMap(({ tickets }) => tickets),
      0.99,
    ),
  });
  const statusesOf = (probes: Probe[]) => {
    const sums = new Map<number, number>();
    for (const [status, count] of probes.flatMap(({ statuses }) => [...statuses]))
      sums.set(status, (sums.get(status) ?? 0) + count);
    return [...sums].map(([status, count]) => `${count} × ${status}`).join(', ');
  };

  const shell = await fetchPage(address, SHELL, agent);
  let asked = 0;
  const visit = async (workers: number, load: Load, goesOn: () => boolean) => {
    const worker = async () => {
      while (goesOn()) {
        const path = `/listing-grid?keywords=${encodeURIComponent(`καφέ λέξη${(asked += 1)}`)}`;
        const began = performance.now();
        const { status, bytes } = await fetchPage(address, path, agent);
        load.times.push(performance.now() - began);
        if (status !== '200') load.others.set(status, (load.others.get(status) ?? 0) + 1);
        else if (bytes > 2 * shell.bytes) load.rendered += 1;
        else load.shells += 1;
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
  };
  const show = (load: Load) => {
    const others = [...load.others].map(([status, count]) => `, ${count} × ${status}`).join('');
    return `${load.rendered} pages rendered, ${load.shells} left to the browser${others}, p50 ${ms(quantile(load.times, 0.5))}`;
  };

  /** Probes the API while so many visitors ask for pages, for at least so many pages in all. */
  const during = async (workers: number, load: Load, upTo = 0) => {
    let probing = true;
    const visits = visit(workers, load, () => probing || asked < upTo);
    await rest(2_000);
    const seen = await probe();
    probing = false;
    await visits;
    return seen;
  };

  await probe();
  const few = newLoad();
  const quiet: Probe[] = [];
  const busy: Probe[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await rest(1_000);
    quiet.push(await probe());
    busy.push(await during(WORKERS, few, round === ROUNDS ? PAGES : 0));
  }
  const crowd = newLoad();
  const afterFew = memoryOf(pid);
  const pagesOfFew = asked;
  const crowded = [await during(CROWD, crowd)];

  const still = p99(quiet);
  console.log(
    `  at rest: /healthz p99 ${ms(still.health)}, tickets p99 ${ms(still.tickets)}; ${statusesOf(quiet)}`,
  );
  const compare = (workers: number, load: Load, probes: Probe[]) => {
    const loaded = p99(probes);
    const [health, tickets] = [loaded.health / still.health, loaded.tickets / still.tickets];
    console.log(
      `  ${workers} ask for different pages: /healthz p99 ${ms(loaded.health)} (${health.toFixed(2)} ×), tickets p99 ${ms(loaded.tickets)} (${tickets.toFixed(2)} ×); ${statusesOf(probes)}\n    ${show(load)}`,
    );
    if (load.others.size > 0)
      wrong.push(`${name}: ${workers} visitors of pages got others than 200`);
    return { health, tickets };
  };
  const ratio = compare(WORKERS, few, busy);
  if (ratio.health > 2) wrong.push(`${name}: /healthz is ${ratio.health.toFixed(2)} × as slow`);
  if (ratio.tickets > 2) wrong.push(`${name}: tickets are ${ratio.tickets.toFixed(2)} × as slow`);
  console.log(`  memory after ${pagesOfFew} different pages: ${mb(afterFew)}`);
  compare(CROWD, crowd, crowded);
  console.log(`  memory after ${asked} different pages: ${mb(memoryOf(pid))}`);

  await rest(REST_MINUTES * 60_000);
  const end = memoryOf(pid);
  const grown = end.server / start.server;
  console.log(`  memory after ${REST_MINUTES} min of rest: ${mb(end)} (${grown.toFixed(2)} ×)`);
  if (grown > 1.2) wrong.push(`${name}: memory grew to ${grown.toFixed(2)} × its start`);
  if (end.server + end.renderer > limit)
    wrong.push(`${name}: ${mb(end)} at rest is more than ${limit} MB`);
  agent.destroy();
  server.child.kill('SIGTERM');
  await server.end;
  return wrong;
}
