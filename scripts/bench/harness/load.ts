import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { quantile } from '#tests/load/statistics.ts';

/**
 * A load generator in a process of its own: many connections, each sending its next request as
 * soon as it has a response. It speaks just enough HTTP/1.1 to cost little beside what it measures.
 * `node scripts/bench/harness/load.ts <job.json>`; answers a line of JSON.
 */
export interface LoadJob {
  port: number;
  connections: number;
  /** Stops after this many seconds, or when there is nothing more to request. */
  seconds: number;
  method: string;
  /** Requested in turn, again and again. */
  paths: string[];
  /** JSON bodies, in turn. */
  bodies?: string[];
  /** Bearer tokens. With `once` each is used a single time. */
  tokens?: string[];
  once?: boolean;
  /** Further headers, the same for all. */
  headers?: Record<string, string>;
}

/** The totals of a period of load. */
export interface LoadResult {
  seconds: number;
  perSecond: number;
  statuses: Record<string, number>;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Bytes in the body of the last response. */
  bytes: number;
}

const END = Buffer.from('\r\n\r\n');

function run(job: LoadJob): Promise<LoadResult> {
  const { paths, bodies = [], tokens = [] } = job;
  const fixed = Object.entries(job.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let turn = 0;
  let bytes = 0;
  let open = job.connections;
  const began = performance.now();
  const until = began + job.seconds * 1000;

  const next = (): string | null => {
    const n = turn;
    if (job.once && n >= tokens.length) return null;
    turn += 1;
    const body = bodies.length > 0 ? bodies[n % bodies.length]! : '';
    return (
      `${job.method} ${paths[n % paths.length]} HTTP/1.1\r\nhost: bench\r\n${fixed.join('')}` +
      (tokens.length > 0 ? `authorization: Bearer ${tokens[n % tokens.length]}\r\n` : '') +
      (body
        ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
        : '') +
      `\r\n${body}`
    );
  };

  return new Promise((resolve, reject) => {
    const done = () => {
      open -= 1;
      if (open > 0) return;
      const seconds = (performance.now() - began) / 1000;
      resolve({
        seconds,
        perSecond: times.length / seconds,
        statuses,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        bytes,
      });
    };
    const client = () => {
      const socket = connect(job.port, '127.0.0.1');
      socket.setNoDelay(true);
      let asked = 0;
      let held: Buffer | null = null;
      let missing = -1;
      const ask = () => {
        const text = performance.now() < until ? next() : null;
        if (text === null) {
          socket.end();
          return done();
        }
        asked = performance.now();
        missing = -1;
        socket.write(text);
      };
      const answered = () => {
        times.push(performance.now() - asked);
        held = null;
        ask();
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        if (missing >= 0) {
          missing -= chunk.length;
          if (missing <= 0) answered();
          return;
        }
        held = held ? Buffer.concat([held, chunk]) : chunk;
        const end = held.indexOf(END);
        if (end < 0) return;
        const head = held.toString('latin1', 0, end);
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined && status !== '304') {
          reject(new Error(`An answer without its length: ${head}`));
          return;
        }
        bytes = Number(length ?? 0);
        missing = bytes - (held.length - end - END.length);
        if (missing <= 0) answered();
      });
    };
    for (let n = 0; n < job.connections; n += 1) client();
  });
}

if (import.meta.main) {
  const job = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as LoadJob;
  process.stdout.write(`${JSON.stringify(await run(job))}\n`);
}
