import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { writeLines } from '#server/testing/crowd.ts';
import { tokensOf } from '#tests/trust/people.ts';
import { ask, type Send } from '#tests/trust/servers.ts';
import { quantile } from '#scripts/bench/harness/goals.ts';
import { endAll, startedJobs, startSeira } from '#scripts/bench/harness/processes.ts';
import { JOBS } from './job.ts';
import { pricesAt } from './queries.ts';
import { prepareJob } from './runJob.ts';

/** The rows for the jobs, in addition to those for the queries. */
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
    await writeLines(tx, { from: 1, to: DAYS_AHEAD });
    await tx.exec(
      `INSERT INTO waiting_lists (code, organisation_id, line_id, service_id, released_on,
                                  average_minutes)
       SELECT 'lst_' || o.id || '_p' || n.day - (now() AT TIME ZONE 'Europe/Athens')::date, o.id,
              n.id, s.id, n.day, 8
         FROM organisations o JOIN services s ON s.organisation_id = o.id
         JOIN lines n ON n.organisation_id = o.id
          AND n.day > (now() AT TIME ZONE 'Europe/Athens')::date`,
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
       SELECT 'openings', 1, n || '@s.example', n || '@s.example', 'el', 'bench-' || n,
              now() + interval '1 day', NULL
         FROM generate_series(1, $1::int) n`,
      [size.subscribers],
    );
  });
  await db.for('maintenance').exec('VACUUM ANALYZE');
}

const p99 = (times: number[]): number => Math.round(quantile(times, 0.99));

interface Waits {
  take: number[];
  list: number[];
  failed: number;
}

/** A server, and people who use it in turn. */
interface Target {
  address: string;
  tokens: string[];
  turn: { next: number };
}

/** People who take numbers and look at filtered lists, ten of each a second, until work ends. */
async function peopleDuring(
  { address, tokens, turn }: Target,
  work: Promise<unknown>,
): Promise<Waits> {
  const waits: Waits = { take: [], list: [], failed: 0 };
  const state = { isOver: false };
  void work.finally(() => {
    state.isOver = true;
  });
  const timed = async (times: number[], request: ReturnType<typeof ask>): Promise<void> => {
    const began = performance.now();
    const status = (await request)?.status ?? Infinity;
    if (status < 300) times.push(performance.now() - began);
    else waits.failed += 1;
  };
  const open = new Set<Promise<void>>();
  const start = (times: number[], ...request: Parameters<Send>) => {
    const one = timed(times, ask(address, ...request)).finally(() => open.delete(one));
    open.add(one);
  };
  for (let n = 0; !state.isOver || n < LEAST_REQUESTS; n += 1) {
    turn.next += 1;
    const token = tokens[turn.next % tokens.length]!;
    // Nobody takes twice from a list.
    const list = 1 + ((turn.next + Math.floor(turn.next / tokens.length)) % LISTS);
    const headers = { authorization: `Bearer ${token}` };
    const body = { ticket: { waiting_list_code: `lst_${list}_p2` } };
    start(waits.take, 'POST', '/api/user/tickets', headers, body);
    start(waits.list, 'GET', `/api/organisations?is=open&price=${pricesAt(turn.next)}`);
    await rest(100);
  }
  await Promise.all(open);
  return waits;
}

/** A quantile of fewer requests says little about a job. */
const FEWEST_REQUESTS = 200;
/** p99 of requests during a job, relative to the time before and after it. */
const MOST_SLOWER = 2;
const ALONE_MS = 20_000;

/**
 * Runs each job in its own process while people use a server. Prints the duration of the job, and
 * how long people waited during it and around it.
 * @param named runs only jobs whose name contains one of these, separated by commas
 */
export async function measureJobs(
  db: Db,
  url: string,
  people: number,
  named: string,
): Promise<boolean> {
  const began = new Date();
  const folder = mkdtempSync(join(tmpdir(), 'seira-jobs-'));
  const server = await startSeira({ DATABASE_URL: url, DATA_DIR: folder });
  await startedJobs(db, began);
  const target = {
    address: server.address,
    tokens: tokensOf(Math.min(TAKERS, Math.floor(people / 2))),
    turn: { next: 0 },
  };
  const alone = () => peopleDuring(target, rest(ALONE_MS));
  // The first minute computes the status of every place.
  await rest(10_000);
  await alone();
  console.log(
    `\n| job | s | batches | longest, ms | p99 of a take; without | of a filtered list; without | failed requests | load |\n|---|---|---|---|---|---|---|---|`,
  );
  let before = await alone();
  let isWell = true;
  for (const name of Object.keys(JOBS).filter((one) =>
    named.split(',').some((part) => one.includes(part)),
  )) {
    const run = await prepareJob(url, name);
    const job = run();
    const during = await peopleDuring(target, job);
    const { seconds, batches, longestMs, failed } = await job;
    const after = await alone();
    const without = {
      take: p99([...before.take, ...after.take]),
      list: p99([...before.list, ...after.list]),
    };
    before = after;
    const [take, list] = [p99(during.take), p99(during.list)];
    console.log(
      `| ${name} | ${seconds.toFixed(1)} | ${batches} | ${longestMs} | ${take}; ${without.take} | ${list}; ${without.list} | ${during.failed} | ${loadavg()[0]!.toFixed(1)} |`,
    );
    const isSlower =
      during.take.length >= FEWEST_REQUESTS &&
      (take > MOST_SLOWER * without.take || list > MOST_SLOWER * without.list);
    isWell &&= !failed && longestMs < 10_000 && during.failed === 0 && !isSlower;
  }
  await server.stop();
  await endAll();
  rmSync(folder, { recursive: true });
  return isWell;
}
