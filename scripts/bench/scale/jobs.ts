import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { tokensOf } from '#tests/trust/people.ts';
import { endAll, startForked, startSeira } from '#scripts/bench/harness/processes.ts';
import { JOBS, type JobResult } from './job.ts';

/** The rows of the jobs, beside those of the queries. */
export interface JobsSize {
  /** Subscribers of one opening. */
  subscribers: number;
  people: number;
}

/** People who take a number while jobs run. */
const TAKERS = 20_000;
const DAYS_AHEAD = 35;
/** Lists that they take numbers of. */
const LISTS = 1_000;
const LEAST_REQUESTS = 50;

/** Adds what jobs work on to a database of the queries. */
export async function writeJobsCrowd(db: Db, size: JobsSize): Promise<void> {
  await db.for('maintenance').transaction(async (tx) => {
    await tx.exec("SET LOCAL session_replication_role = 'replica'");
    await tx.exec("UPDATE organisations SET list_pattern = 'daily'");
    await tx.query(
      `INSERT INTO waiting_lists (code, organisation_id, released_on, average_minutes)
       SELECT 'lst_' || o.id || '_p' || day, o.id,
              (now() AT TIME ZONE 'Europe/Athens')::date + day, 8
         FROM organisations o CROSS JOIN generate_series(1, $1::int) day
       ON CONFLICT DO NOTHING`,
      [DAYS_AHEAD],
    );
    await tx.query(
      `INSERT INTO planned_places SELECT id, (now() AT TIME ZONE 'Europe/Athens')::date + $1::int
         FROM organisations`,
      [DAYS_AHEAD],
    );
    await tx.query(
      `INSERT INTO users (code, email, email_key, first_name, last_name, created_at)
       SELECT 'usr_c' || n, n || '@c.example', n || '@c.example', 'Άννα', 'Δοκιμή', now()
         FROM generate_series(1, $1::int - (SELECT count(*) FROM users)) n`,
      [size.people],
    );
    await tx.query(`UPDATE users SET confirmed_at = now() WHERE id <= $1`, [TAKERS]);
    await tx.query(
      `INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
       SELECT 'bench-' || s.id, s.id, now(), now() + interval '1 year'
         FROM sessions s WHERE user_id <= $1`,
      [TAKERS],
    );
    await tx.query(
      `INSERT INTO subscriptions (topic, organisation_id, email, email_key, language, token_hash,
                                  expires_at, confirmed_at)
       SELECT 'openings', 1, n || '@s.example', n || '@s.example', 'el', 'bench-' || n, now(), now()
         FROM generate_series(1, $1::int) n`,
      [size.subscribers],
    );
  });
  await db.for('maintenance').exec('VACUUM ANALYZE');
}

const p99 = (times: number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN);

interface Waits {
  take: number[];
  list: number[];
  failed: number;
}

/** A server, and people who use it in turn. */
interface Target {
  port: number;
  tokens: string[];
  turn: { next: number };
}

/** People who take numbers and look at filtered lists, ten of each a second, until work ends. */
async function peopleDuring(
  { port, tokens, turn }: Target,
  work: Promise<unknown>,
): Promise<Waits> {
  const waits: Waits = { take: [], list: [], failed: 0 };
  const origin = `http://127.0.0.1:${port}`;
  const state = { isOver: false };
  void work.finally(() => {
    state.isOver = true;
  });
  const timed = async (times: number[], request: Promise<Response>): Promise<void> => {
    const began = performance.now();
    const response = await request;
    await response.arrayBuffer();
    if (response.ok) times.push(performance.now() - began);
    else waits.failed += 1;
  };
  const open = new Set<Promise<void>>();
  const start = (times: number[], path: string, init?: RequestInit) => {
    const one = timed(times, fetch(origin + path, init))
      .catch(() => {
        waits.failed += 1;
      })
      .finally(() => open.delete(one));
    open.add(one);
  };
  for (let n = 0; !state.isOver || n < LEAST_REQUESTS; n += 1) {
    turn.next += 1;
    const token = tokens[turn.next % tokens.length]!;
    // Nobody takes twice from a list.
    const list = 1 + ((turn.next + Math.floor(turn.next / tokens.length)) % LISTS);
    start(waits.take, '/api/user/tickets', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ticket: { waiting_list_code: `lst_${list}_p2` } }),
    });
    // Prices that nobody asked for before, so that no response is cached.
    const price = 5 + (turn.next % 5_000);
    start(waits.list, `/api/organisations?is=open&price=${price}-${price + 60}`);
    await rest(100);
  }
  await Promise.all(open);
  return waits;
}

/**
 * Runs each job in a process of its own beside a server that people use, and prints how long it took.
 * @param named runs only jobs whose name contains this
 */
export async function measureJobs(url: string, people: number, named: string): Promise<boolean> {
  const server = await startSeira({ DATABASE_URL: url });
  const target = {
    port: server.port,
    tokens: tokensOf(Math.min(TAKERS, Math.floor(people / 2))),
    turn: { next: 0 },
  };
  const script = fileURLToPath(new URL('./job.ts', import.meta.url));
  // The first minute computes the status of every place.
  await rest(10_000);
  await peopleDuring(target, Promise.resolve());
  const alone = await peopleDuring(target, rest(20_000));
  console.log(
    `\n| job | s | batches | longest, ms | p99 of a take, ms | p99 of a filtered list, ms | failed requests | load |\n|---|---|---|---|---|---|---|---|`,
  );
  const row = (name: string, result: JobResult | null, { take, list, failed }: Waits) =>
    console.log(
      `| ${name} | ${result?.seconds.toFixed(1) ?? '–'} | ${result?.batches ?? '–'} | ${result?.longestMs ?? '–'} | ${p99(take)} | ${p99(list)} | ${failed} | ${loadavg()[0]!.toFixed(1)} |`,
    );
  row('none', null, alone);
  let isWell = alone.failed === 0;
  for (const name of Object.keys(JOBS).filter((one) => one.includes(named))) {
    const job = startForked<JobResult>(script, [url, name]);
    const waits = await peopleDuring(target, job);
    const { first } = await job;
    row(name, first, waits);
    isWell &&= !first.failed && first.longestMs < 10_000 && waits.failed === 0;
  }
  await server.stop();
  await endAll();
  return isWell;
}
