import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { writePlace } from '#tests/trust/people.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { limit, quantile, type Bench, type Goal } from './harness/goals.ts';
import { startSeira } from './harness/processes.ts';

const PHONES = 300;
const WITHIN_MS = 10_000;
const SLUG = 'org-1';

interface Joined {
  keys: (string | null)[];
  /** Response times in ms. */
  ms: number[];
}

/** A busy server turns clients away for a while, and they come back. */
async function untilAdmitted(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== 503) return response;
  await response.arrayBuffer();
  await rest(Number(response.headers.get('retry-after') ?? 1) * 1000);
  return untilAdmitted(send);
}

/** A phone opens the page and asks for a number twice at once. */
async function joinTwice(origin: string): Promise<Joined> {
  const url = `${origin}/api/join/${SLUG}`;
  const opened = await untilAdmitted(() => fetch(url));
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';', 1);
  await opened.arrayBuffer();
  const take = async () => {
    const start = performance.now();
    const headers = { 'content-type': 'application/json', cookie };
    const response = await untilAdmitted(() => fetch(url, { method: 'POST', headers, body: '{}' }));
    const body = (await response.json()) as { key?: string };
    const isTicket = response.status === 200 || response.status === 201;
    return { key: isTicket ? (body.key ?? null) : null, ms: performance.now() - start };
  };
  const takes = await Promise.all([take(), take()]);
  return { keys: takes.map(({ key }) => key), ms: takes.map(({ ms }) => ms) };
}

/** Measures a hall that opens: 300 phones join one list within ten seconds, with two requests each. */
export async function measure({ rounds, folder }: Bench): Promise<Goal[]> {
  const own = await ownPostgres(join(folder('door'), 'cluster'));
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writePlace(db);
  await db.exec("UPDATE organisations SET door = 'poster'");
  const seira = await startSeira({ DATABASE_URL: own.url });
  const origin = `http://127.0.0.1:${seira.port}`;
  const figures = { slowest: [] as number[], refused: [] as number[], doubled: [] as number[] };
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    // All rounds share one network, whose limit is that of an hour.
    await db.exec('DELETE FROM rate_counters');
    const [before] = await db.query<{ issued: number }>('SELECT issued FROM waiting_lists');
    const joined = await Promise.all(
      Array.from({ length: PHONES }, async (_, phone) => {
        await rest((phone * WITHIN_MS) / PHONES);
        return joinTwice(origin);
      }),
    );
    const [after] = await db.query<{ issued: number }>('SELECT issued FROM waiting_lists');
    if (round === 0) continue;
    const keys = new Set(joined.flatMap((phone) => phone.keys));
    const numbers = joined.flatMap((phone) => phone.keys).filter((key) => key !== null).length;
    figures.slowest.push(
      quantile(
        joined.flatMap(({ ms }) => ms),
        0.99,
      ),
    );
    figures.refused.push(PHONES * 2 - numbers);
    const several = joined.filter((phone) => new Set(phone.keys).size > 1).length;
    const issued = after!.issued - before!.issued;
    figures.doubled.push(several + Math.abs(issued - PHONES) + Math.abs(keys.size - PHONES));
  }
  await seira.stop();
  await db.close();
  await own.stop();
  return [
    limit('300 phones join one list in ten seconds: p99 of a request', figures.slowest, 1_000),
    limit('requests without a number', figures.refused, 0, ''),
    limit('numbers that a phone got twice, or that two phones share', figures.doubled, 0, ''),
  ];
}
