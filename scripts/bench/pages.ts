import { existsSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { comparison, limit, quantile, type Bench, type Goal } from './harness/goals.ts';
import { healthRequest, load, loadOf, takeRequest } from './harness/load.ts';
import { tokensOf } from '#tests/trust/people.ts';
import { startSeira } from './harness/processes.ts';
import { onBoth, openLists, type Stand } from './harness/stands.ts';
import { usageOf } from './harness/usage.ts';

/** Different pages requested in total, and the minutes of rest after them. */
const PAGES = Number(process.env.PAGES ?? 5_000);
const REST_MINUTES = Number(process.env.REST_MINUTES ?? 10);
const VISITORS = 8;
/** More visitors than may wait for a page. */
const CROWD = 32;
/** Maximum megabytes of a process at rest. */
const MOST_MB = { PostgreSQL: 200, PGlite: 400 };
const LISTS = Array.from({ length: 60 }, (_, n) => `lst_p${n}`);
const PEOPLE = 400;

async function visit({ name, env }: Stand, { rounds, seconds }: Bench): Promise<Goal[]> {
  const seira = await startSeira({ ...env, SEED: 'demo' });
  const { port, pid } = seira;
  const tokens = tokensOf(PEOPLE);
  let taken = 0;
  const takeTicket = () => {
    const list = LISTS[Math.floor(taken / PEOPLE) % LISTS.length]!;
    const token = tokens[taken % PEOPLE]!;
    taken += 1;
    return takeRequest(token, list);
  };
  /** The 99th percentile of `/healthz` and of a ticket, at a modest rate. */
  const probe = async () => {
    const health = load({ port, connections: 1, rate: 50, seconds, next: healthRequest });
    const tickets = loadOf(201, { port, connections: 1, rate: 20, seconds, next: takeTicket });
    return { health: (await health).times, tickets: (await tickets).times };
  };
  let asked = 0;
  /** Visitors who each request another page. */
  const visitors = (connections: number, span: { seconds: number; amount?: number }) =>
    loadOf(200, {
      port,
      connections,
      ...span,
      next: () => ({
        method: 'GET',
        path: `/listing-grid?keywords=word${(asked += 1)}`,
        headers: { accept: 'text/html' },
      }),
    });
  const during = async (connections: number) => {
    const pages = visitors(connections, { seconds: seconds + 2 });
    await rest(1_000);
    const seen = await probe();
    await pages;
    return seen;
  };
  await probe();
  const start = usageOf(pid).resident;
  const still: Awaited<ReturnType<typeof probe>>[] = [];
  const busy: typeof still = [];
  // Alternating, so that a bad second of the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    still.push(await probe());
    busy.push(await during(VISITORS));
  }
  const crowd = await during(CROWD);
  if (asked < PAGES) await visitors(VISITORS, { seconds: 3_600, amount: PAGES - asked });
  await rest(REST_MINUTES * 60_000);
  const end = usageOf(pid).resident;
  await seira.stop();
  const p99 = (spans: typeof still, of: 'health' | 'tickets') =>
    quantile(
      spans.flatMap((span) => span[of]),
      0.99,
    );
  const slower = (of: 'health' | 'tickets', what: string): Goal => ({
    what: `${name}: ${what}, p99 while ${VISITORS} request different pages`,
    against: 'the same at rest',
    figures: `${p99(busy, of).toFixed(1)}; ${p99(still, of).toFixed(1)} ms (${CROWD} visitors: ${p99([crowd], of).toFixed(1)})`,
    ratios: [p99(busy, of) / p99(still, of)],
    goal: { most: 2 },
  });
  return [
    slower('health', '/healthz'),
    slower('tickets', 'tickets'),
    comparison(
      `${name}: memory after ${asked} pages and ${REST_MINUTES} min of rest`,
      'its start',
      [[end], [start]],
      'MB',
      { most: 1.2 },
    ),
    limit(`${name}: memory at rest`, [end], MOST_MB[name], 'MB'),
  ];
}

/** Measures the cost of many different pages to the API and to memory. */
export async function measure(bench: Bench): Promise<Goal[]> {
  if (!existsSync('dist-server/render.js')) throw new Error('Run npm run build first');
  return onBoth(bench.folder, openLists(PEOPLE, LISTS), (stand) => visit(stand, bench));
}
