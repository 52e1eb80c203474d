import { Agent, request } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { quantile } from './statistics.ts';

/** One call of the load. */
export interface LoadCall {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The outcome of one kind of response. */
export interface Tally {
  status: string;
  count: number;
  p50: number;
  p99: number;
  worst: number;
}

/** The totals of one period of load. */
export interface Span {
  seconds: number;
  tallies: Tally[];
  /** Successful responses per second. */
  served: number;
}

const TIMEOUT_MS = 30_000;
/** A tenth of what the response asks for: these are not polite clients. */
const AFTER_REFUSAL_MS = 200;

function ask(address: string, agent: Agent, planned: LoadCall): Promise<string> {
  return new Promise((resolve) => {
    const body = planned.body === undefined ? undefined : JSON.stringify(planned.body);
    const call = request(`${address}${planned.path}`, {
      method: planned.method,
      agent,
      timeout: TIMEOUT_MS,
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...planned.headers,
      },
    });
    call.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', () => resolve('cut off'));
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', () => resolve('no answer'));
    call.end(body);
  });
}

/**
 * Runs this many clients, with hardly a pause, for this many seconds, each on its own connection.
 */
export async function runClients(options: {
  address: string;
  clients: number;
  seconds: number;
  planned: (client: number, turn: number) => LoadCall;
}): Promise<Span> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients });
  const times = new Map<string, number[]>();
  const began = performance.now();
  const until = began + options.seconds * 1000;
  const client = async (n: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const start = performance.now();
      const status = await ask(options.address, agent, options.planned(n, turn));
      const list = times.get(status) ?? [];
      list.push(performance.now() - start);
      times.set(status, list);
      if (status === '503') await rest(AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: options.clients }, (_, n) => client(n)));
  agent.destroy();
  const seconds = (performance.now() - began) / 1000;
  const tallies = [...times]
    .map(([status, values]) => ({
      status,
      count: values.length,
      p50: quantile(values, 0.5),
      p99: quantile(values, 0.99),
      worst: quantile(values, 1),
    }))
    .sort((one, other) => one.status.localeCompare(other.status));
  const done = tallies.filter(({ status }) => /^[24]/.test(status) && status !== '429');
  return { seconds, tallies, served: done.reduce((sum, { count }) => sum + count, 0) / seconds };
}
