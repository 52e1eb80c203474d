import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { endAll, startSeira, type Listening } from '#scripts/bench/harness/processes.ts';
import { tokensOf, writePeople } from '#scripts/bench/harness/people.ts';
import { writeOrganisations } from '#scripts/bench/harness/seed.ts';
import { goalsTable, passes, spread, type Goal } from '#scripts/bench/harness/table.ts';
import { quantile } from '#tests/load/statistics.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import type { FromStreams, StreamsJob, StreamsReport } from './streams.ts';

/**
 * `npm run bench:live`: how long a press at a counter takes to reach every open screen, what a
 * screen costs, and whether one misses anything. STREAMS (5000) on one process, PRESSES (20) there
 * and as many through another process; then that process restarts while the presses go on.
 */
const STREAMS = Number(process.env.STREAMS) || 5_000;
const PRESSES = Number(process.env.PRESSES) || 20;
const BETWEEN_MS = 1_500;
const SLUG = 'org-1';
const LIST = 'lst_1';

const now = () => performance.timeOrigin + performance.now();
const [token] = tokensOf(1);

const call = async (port: number, path: string, body: object, key: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/counter/${SLUG}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ waiting_list_code: LIST, ...body }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { ticket: { rank: number } | null };
};

let presses = 0;
/** Presses "call next". @returns the number called, and when the press began */
const press = async (port: number): Promise<{ rank: number; at: number }> => {
  const at = now();
  const body = { counter: 'Θυρίδα 1', finish: 'processed' };
  const { ticket } = await call(port, 'calls', body, `press-${(presses += 1)}`);
  if (!ticket) throw new Error('Nobody waits');
  return { rank: ticket.rank, at };
};

const memoryOf = async ({ port }: Listening): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
};

const startStreams = async (job: StreamsJob) => {
  const child: ChildProcess = fork('scripts/bench/live/streams.ts', [JSON.stringify(job)]);
  await once(child, 'message');
  const report = async (): Promise<StreamsReport> => {
    child.send('report');
    const [message] = (await once(child, 'message')) as [FromStreams];
    if (message.type !== 'report') throw new Error('Not a report');
    return message.report;
  };
  return { report, stop: () => child.kill('SIGKILL') };
};

/** Presses in turn. @returns milliseconds to the median, the 99th and the last screen, per press */
const measure = async (port: number, report: () => Promise<StreamsReport>) => {
  const pressed = [];
  for (let n = 0; n < PRESSES; n += 1) {
    pressed.push(await press(port));
    await rest(BETWEEN_MS);
  }
  const { arrivals } = await report();
  return pressed.map(({ rank, at }) => {
    const found = arrivals.find((arrival) => arrival.rank === rank);
    const screens = found?.screens ?? 0;
    if (!found || screens < STREAMS) throw new Error(`${rank}: ${screens} of ${STREAMS} screens`);
    return { p50: found.p50 - at, p99: found.p99 - at, last: found.last - at };
  });
};

const folder = mkdtempSync(join(tmpdir(), 'seira-live-'));
const own = await ownPostgres(folder);
try {
  const db = openPostgres({ url: own.url, poolSize: 1 });
  await migrate(db);
  await writeOrganisations(db, 3);
  await writePeople(db, 1);
  await db.exec(
    `INSERT INTO members SELECT o.id, u.id, 'clerk', now() FROM organisations o, users u
      WHERE o.slug = '${SLUG}'`,
  );
  const env = {
    DATABASE_URL: own.url,
    STREAMS_PER_ADDRESS: '0',
    MAX_STREAMS: String(STREAMS + 100),
  };
  let one = await startSeira(env);
  const other = await startSeira(env);
  const people = 2 * PRESSES + 30;
  for (let n = 0; n < people; n += 1) await call(other.port, 'walk_ins', {}, `walk-in-${n}`);
  await press(one.port);

  const before = await memoryOf(one);
  const path = `/api/organisations/${SLUG}/line/live`;
  const screens = await startStreams({ port: one.port, path, streams: STREAMS });
  await rest(3_000);
  const perStream = ((await memoryOf(one)) - before) / STREAMS / 1024;

  const here = await measure(one.port, screens.report);
  const across = await measure(other.port, screens.report);

  const stopped = now();
  const stopping = one.stop();
  for (let n = 0; n < 5; n += 1) await press(other.port);
  await stopping;
  const stopMs = now() - stopped;
  await press(other.port);
  one = await startSeira(env, one.port);
  await press(other.port);
  const last = await press(other.port);
  const restarted = now();
  let report = await screens.report();
  const isRight = ({ versions, open, arrivals }: StreamsReport) =>
    open === STREAMS &&
    Object.keys(versions).length === 1 &&
    arrivals.some(({ rank, screens: seen }) => rank === last.rank && seen === STREAMS);
  for (let n = 0; n < 300 && !isRight(report); n += 1) {
    await rest(200);
    report = await screens.report();
  }
  const lost = isRight(report) ? 0 : STREAMS - Math.max(...Object.values(report.versions));
  screens.stop();
  await Promise.all([one.stop(), other.stop()]);
  await db.close();

  const row = (what: string, times: { last: number; p50: number }[]): Goal => ({
    what: `${what}: press to the last of ${STREAMS} screens, p99 of ${PRESSES}`,
    against: '1 s',
    figures: `${spread(times.map((time) => time.last))} ms; the median screen ${spread(times.map((time) => time.p50))} ms`,
    ratios: [
      quantile(
        times.map((time) => time.last),
        0.99,
      ) / 1_000,
    ],
    goal: { most: 1 },
  });
  const goals: Goal[] = [
    row('one process', here),
    row('pressed in another process', across),
    {
      what: 'memory a stream',
      against: '–',
      figures: `${perStream.toFixed(1)} KB`,
      ratios: [perStream],
      goal: null,
    },
    {
      what: 'screens that lost something across a restart',
      against: 'none',
      figures: `${lost}; ${report.cut} were cut off, ${Math.round(stopMs)} ms to stop, right again ${Math.round(now() - restarted)} ms after the last press`,
      ratios: [lost],
      goal: { most: 0 },
    },
    {
      what: 'states out of order',
      against: 'none',
      figures: String(report.outOfOrder),
      ratios: [report.outOfOrder],
      goal: { most: 0 },
    },
  ];
  console.log(goalsTable(goals));
  process.exitCode = goals.every(passes) ? 0 : 1;
} finally {
  endAll();
  await own.stop();
  rmSync(folder, { recursive: true });
}
