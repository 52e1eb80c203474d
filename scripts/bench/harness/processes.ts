import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NODE_FLAGS } from '#server/nodeFlags.ts';
import { valueOf, type Queryable } from '#server/db/client.ts';
import { freePort } from '#server/testing/freePort.ts';
import { ask, endProcesses, startProcess, UNLIMITED } from '#tests/trust/servers.ts';

export type Listening = Awaited<ReturnType<typeof startSeira>>;

const forked = new Set<ChildProcess>();

/**
 * Starts Seira as in production, without limits per person and without request logs.
 * @param more a module that Node loads before the server, and the folder of another version
 */
export async function startSeira(
  env: Record<string, string>,
  { preloaded, checkout }: { preloaded?: string; checkout?: string } = {},
) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const args = [...NODE_FLAGS, ...(preloaded ? ['--import', preloaded] : []), 'server/main.ts'];
  const ownEnv = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: address,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...UNLIMITED,
    ...env,
  };
  const { child, end, stop } = startProcess(ownEnv, args, checkout);
  // At this level the log contains no address.
  while ((await ask(address, 'GET', '/readyz'))?.status !== 200) {
    if (child.exitCode !== null) throw new Error((await end).output);
    await rest(100);
  }
  return { port, address, pid: child.pid!, stop };
}

/** Waits until a server that was just started on a database has run its daily jobs. */
export async function startedJobs(db: Queryable, since: Date): Promise<void> {
  const ran = "SELECT succeeded_at FROM service_runs WHERE name = 'daily_jobs'";
  while (((await valueOf<Date>(db, ran)) ?? new Date(0)) < since) await rest(200);
}

/** Forks a script of the benchmarks and waits for its first message. @throws if it ends before */
export async function startForked<First>(
  script: string,
  args: string[] = [],
): Promise<{ child: ChildProcess; first: First; stop(): void }> {
  const child = fork(script, args);
  forked.add(child);
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error(`${script} ended without a message`)));
  const [first] = (await once(child, 'message', { signal: ended.signal })) as [First];
  return { child, first, stop: () => child.kill('SIGKILL') };
}

/** Transactions per second by pgbench (from PATH) with the script in a file. */
export async function pgbench(url: string, file: string, seconds: number): Promise<number> {
  const options = `-n -M prepared -c 16 -j 2 -T ${seconds} -f`.split(' ');
  const { stdout } = await promisify(execFile)('pgbench', [...options, file, url]);
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`pgbench: ${stdout}`);
  return Number(rate);
}

export async function endAll(): Promise<void> {
  for (const child of forked) child.kill('SIGKILL');
  await endProcesses();
}
