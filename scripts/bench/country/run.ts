import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { cacheCounts, cacheTable } from '#scripts/bench/harness/cacheCounts.ts';
import { quantile } from '#scripts/bench/harness/goals.ts';
import { readOptions } from '#scripts/bench/harness/options.ts';
import { endAll, startedJobs, startSeira } from '#scripts/bench/harness/processes.ts';
import { usageOf, type Usage } from '#scripts/bench/harness/usage.ts';
import { scaleCluster } from '#scripts/bench/scale/database.ts';
import type { JobResult } from '#scripts/bench/scale/job.ts';
import { prepareJob } from '#scripts/bench/scale/runJob.ts';
import { lostCalls } from '#tests/trust/crash/clerk.ts';
import { assumptions, countryDemand, type Demand } from './assumptions.ts';
import { writeCountry } from './crowd.ts';
import { KINDS, openMorning } from './morning.ts';

/**
 * `npm run bench -- country`: a morning of a country at two server processes and one PostgreSQL, with
 * the load generator on the same machine. Each step has a number of screens and a multiple of a 24th
 * of the country. Prints each step when it ends, and from the best one the number of such machines
 * that the country needs. Ends with 1 if something is lost or doubled, or, without --correct, if the
 * first step misses a goal. With --seed, only writes the data into SCALE_DIR.
 */
const { places, ...options } = readOptions({
  places: 20_000,
  minutes: 16,
  steps: '0.5x5000,1x5000,1x12600,2x12600',
  crash: false,
  correct: false,
  seed: false,
});
const busy = Math.min(300, Math.ceil(places / 10));
const steps = options.steps.split(',').map((step) => {
  const [multiple = 1, screens = 0] = step.split('x').map(Number);
  return { multiple, screens };
});
const seconds = Math.round((options.minutes * 60) / steps.length);
/** The number of machines that share the country at a multiple of 1. */
const MACHINES = 24;
const WARM_UP_SECONDS = 20;
/** Time after a step for its last calls to reach the screens. */
const SETTLE_MS = 3_000;
/** A processor's share of work at which response times stay low. */
const BUSY = 0.5;
const SCREEN_P99_MS = 500;
const REQUEST_P99_MS = 1_000;
/** Numbers of a list: two days of them. */
const TICKETS_A_PLACE = 40;
/** Jobs that run one after the other during the load. Other jobs would end the lines of today. */
const JOBS = [
  'daily planning, nothing known',
  'expiry of yesterday',
  '"numbers are open" e-mails',
  'deletion of 100 people',
  'search index at the start',
  'statistics of an owner, a year',
];

if (!existsSync('dist-server/render.js')) throw new Error('Run npm run build first');
const cluster = await scaleCluster(true);
const name = await cluster.crowd({ organisations: places, tickets: places * TICKETS_A_PLACE });
if (options.seed) {
  await cluster.postgres.stop();
  process.exit();
}
const database = await cluster.copyOf(name, 'country');
const db = cluster.connect(database);
await writeCountry(db, busy);
const newest = async () =>
  (await db.query<{ id: number }>('SELECT max(id) AS id FROM tickets'))[0]!.id;
const before = await newest();

const most = Math.max(...steps.map(({ screens }) => screens));
const env = {
  DATABASE_URL: cluster.urlOf(database),
  STREAMS_PER_ADDRESS: '0',
  MAX_STREAMS: String(most + 100),
};
const started = new Date();
const servers = [await startSeira(env), await startSeira(env)];
await startedJobs(db, started);
const morning = openMorning(servers, { places, busy });

const countsOf = () => Promise.all(servers.map(({ port }) => cacheCounts(port)));
const GENERATOR = 'load generator and jobs';
const usage = (): Record<string, Usage> => ({
  'server 1': usageOf(servers[0]!.pid),
  'server 2': usageOf(servers[1]!.pid),
  PostgreSQL: usageOf(cluster.postgres.pid()!),
  [GENERATOR]: usageOf(process.pid),
});
/** The generator's descendants include the servers, PostgreSQL and the jobs. */
const generatorOnly = ({ [GENERATOR]: all, ...others }: Record<string, Usage>): Usage =>
  Object.values(others).reduce(
    (left, { cpuSeconds, megabytes }) => ({
      ...left,
      cpuSeconds: left.cpuSeconds - cpuSeconds,
      megabytes: left.megabytes - megabytes,
    }),
    all!,
  );

/** Runs jobs, each in a process of its own, until the time is over. One that fails runs again. */
async function jobsUntil(over: AbortSignal): Promise<string[]> {
  const done: string[] = [];
  for (const job of JOBS) {
    let failures = 0;
    let result: JobResult;
    do {
      if (over.aborted) return done;
      if (failures > 0) await rest(1_000);
      result = await (await prepareJob(cluster.urlOf(database), job))();
      failures += Number(result.failed);
    } while (result.failed);
    const again = failures > 0 ? `, after ${failures} failures` : '';
    done.push(`${job} ${result.seconds.toFixed(1)} s (longest ${result.longestMs} ms${again})`);
  }
  return done;
}

const p = (times: number[], share: number) =>
  times.length === 0 ? '–' : quantile(times, share).toFixed(0);

interface Step extends Demand {
  isWell: boolean;
  /** True if no request was refused, so that the step did all of its demand. */
  isServed: boolean;
  /** Processors that the servers and PostgreSQL used, with the work of the jobs in PostgreSQL. */
  processors: number;
}

/** A multiple of a 24th of the country's demand. */
const demandOf = (multiple: number): Demand =>
  Object.fromEntries(
    Object.entries(countryDemand()).map(([what, number]) => [what, (number / MACHINES) * multiple]),
  ) as unknown as Demand;

async function runStep(
  { multiple, screens }: (typeof steps)[number],
  isLast: boolean,
): Promise<Step> {
  const demand = demandOf(multiple);
  await morning.openScreens(screens);
  const [cached, used] = [await countsOf(), usage()];
  const began = performance.timeOrigin + performance.now();
  const over = new AbortController();
  const jobs = jobsUntil(over.signal);
  const crash = async () => {
    await rest((seconds / 2) * 1000);
    await cluster.postgres.crash();
    await cluster.postgres.start();
  };
  const crashed = isLast && options.crash ? crash() : null;
  const results = await morning.run(demand, seconds);
  over.abort();
  const done = await jobs;
  await crashed;
  await rest(SETTLE_MS);
  const after = usage();
  const counts = await countsOf();
  const { times: reach, missing, older } = await morning.reach(began);

  console.log(
    `\n### ${multiple} × 1/${MACHINES} of the country, ${screens} screens, ${seconds} s, load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  console.log('| kind | a second | p50, ms | p99, ms | errors |\n|---|---|---|---|---|');
  const measured: Step = { ...demand, screens, isWell: true, isServed: true, processors: 0 };
  for (const kind of KINDS) {
    const all = results.get(kind)!;
    const good = all.flatMap(({ responses }) => responses.get(morning.expected(kind))?.times ?? []);
    const errors = new Map<string, number>();
    for (const [status, { count }] of all.flatMap(({ responses }) => [...responses]))
      if (status !== morning.expected(kind))
        errors.set(String(status), (errors.get(String(status)) ?? 0) + count);
    const statuses = Array.from(errors, ([status, count]) => `${count} × ${status}`).join(', ');
    measured[kind] = good.length / seconds;
    measured.isServed &&= errors.size === 0;
    measured.isWell &&= errors.size === 0 && quantile(good, 0.99) <= REQUEST_P99_MS;
    console.log(
      `| ${kind} | ${measured[kind].toFixed(1)} | ${p(good, 0.5)} | ${p(good, 0.99)} | ${statuses || 0} |`,
    );
  }
  const isQuick = reach.length === 0 ? screens === 0 : quantile(reach, 0.99) <= SCREEN_P99_MS;
  measured.isWell &&= missing === 0 && older === 0 && isQuick;
  const calls = [(reach.length / seconds).toFixed(1), p(reach, 0.5), p(reach, 0.99)];
  console.log(
    `| call to screen | ${calls.join(' | ')} | ${missing} missing, ${older} out of order |`,
  );
  console.log(`\n${cacheTable(cached, counts)}\n`);
  console.log(`Jobs: ${done.join('; ') || 'none ended'}.`);
  console.log('\n| process | processors used | memory, MB |\n|---|---|---|');
  for (const of of Object.keys(after)) {
    const [then, now] =
      of === GENERATOR ? [generatorOnly(used), generatorOnly(after)] : [used[of]!, after[of]!];
    // The counters of a killed database start again at 0.
    const cpu = now.cpuSeconds - (now.cpuSeconds < then.cpuSeconds ? 0 : then.cpuSeconds);
    const processors = cpu / (seconds + SETTLE_MS / 1000);
    if (of !== GENERATOR) measured.processors += processors;
    console.log(`| ${of} | ${processors.toFixed(2)} | ${now.megabytes.toFixed(0)} |`);
  }
  console.log(measured.isWell ? '\nEvery goal is met.' : '\nA goal is missed.');
  return measured;
}

/** Acknowledged tickets and calls that the database does not have, or that two responses returned. */
async function faults(on: Db): Promise<string[]> {
  const { tickets, calls } = morning.acknowledged;
  const lost = await on.query<{ code: string }>(
    `SELECT a.code FROM jsonb_array_elements_text($1::jsonb) AS a (code)
      WHERE NOT EXISTS (SELECT FROM tickets t WHERE t.code = a.code)`,
    [JSON.stringify(tickets)],
  );
  const doubled = tickets.length - new Set(tickets).size;
  const [rows] = await on.query<{ number: number; ranks: number }>(
    `SELECT count(*) AS number, count(DISTINCT (waiting_list_id, rank)) AS ranks
       FROM tickets WHERE id > $1`,
    [before],
  );
  console.log(
    `\n${tickets.length} numbers acknowledged, ${rows!.number} written; ${calls.length} calls.`,
  );
  return [
    ...lost.map(({ code }) => `Ticket ${code} is lost`),
    ...(doubled > 0 ? [`${doubled} tickets were returned twice`] : []),
    ...(rows!.number === rows!.ranks ? [] : ['A rank exists twice']),
    ...(await lostCalls(on, calls)),
  ];
}

console.log(`${assumptions()}\n\n${places} places, ${busy} of them with screens and calls.`);
console.log(`${cpus().length} processors, shared with the load generator.`);
try {
  // In production, servers have run for days, so connections and code are warm.
  await morning.run(demandOf(steps[0]!.multiple), WARM_UP_SECONDS);
  const done: Step[] = [];
  for (const [index, step] of steps.entries())
    done.push(await runStep(step, index === steps.length - 1));
  const wrong = await faults(db);
  for (const fault of wrong) console.log(`✗ ${fault}`);
  console.log(`Lost or doubled: ${wrong.length}.`);
  const whole = countryDemand();
  /** How many times the country needs the throughput of a step, by its scarcest kind of request. */
  const timesOf = (step: Step) =>
    Math.max(...(Object.keys(whole) as (keyof Demand)[]).map((what) => whole[what] / step[what]));
  const machines = done.filter(({ isWell }) => isWell).map(timesOf);
  console.log(
    machines.length > 0
      ? `The country needs ${Math.ceil(Math.min(...machines))} such machines.`
      : 'No step met every goal, so the number of machines is unknown.',
  );
  // On a busy machine, durations mean little, but processor seconds still count.
  const last = done.findLast(({ isServed }) => isServed);
  console.log(
    last === undefined
      ? 'Every step refused requests, so its processors say nothing.'
      : `By the processors that the last step without refusals used (${last.screens} screens), it needs ${Math.ceil(timesOf(last) * last.processors)} processors without headroom, or ${Math.ceil((timesOf(last) * last.processors) / (cpus().length * BUSY))} such machines that are ${BUSY * 100} % busy.`,
  );
  process.exitCode = wrong.length > 0 || (!options.correct && !done[0]!.isWell) ? 1 : 0;
} finally {
  morning.closeScreens();
  await Promise.all(servers.map((server) => server.stop()));
  await endAll();
  await db.close();
  await cluster.drop(database);
  await cluster.postgres.stop();
}
