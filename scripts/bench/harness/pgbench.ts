import { output } from './processes.ts';

const CLIENTS = 16;

/** Transactions per second by pgbench (from PATH) that run the script in a file, nothing around it. */
export async function pgbench(url: string, file: string, seconds: number): Promise<number> {
  const text = await output('pgbench', [
    '-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds),
    '-f', file, url,
  ]); // prettier-ignore
  const rate = /tps = ([\d.]+)/.exec(text)?.[1];
  if (!rate) throw new Error(`pgbench: ${text}`);
  return Number(rate);
}
