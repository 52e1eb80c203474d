import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startForked } from '#scripts/bench/harness/processes.ts';
import type { JobResult } from './job.ts';

const SCRIPT = fileURLToPath(new URL('./job.ts', import.meta.url));

/**
 * Starts a process for a job and writes what the job works on, which is no part of it.
 * @returns runs the job
 */
export async function prepareJob(url: string, name: string): Promise<() => Promise<JobResult>> {
  const { child } = await startForked(SCRIPT, [url, name]);
  return async () => {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} was killed`)));
    child.send('run');
    return ((await Promise.race([once(child, 'message'), ended])) as [JobResult])[0];
  };
}
