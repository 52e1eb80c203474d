import { connect, type Socket } from 'node:net';
import { quantile } from '#tests/load/statistics.ts';

/**
 * Thousands of screens in a process of their own: each follows a line over a bare socket and comes
 * back after a pause when it is cut off, as a browser does. Forked by `run.ts`, which it answers.
 */
export interface StreamsJob {
  port: number;
  path: string;
  streams: number;
}

/** When the screens showed a number as called, in milliseconds of the wall clock. */
export interface Arrival {
  rank: number;
  screens: number;
  p50: number;
  p99: number;
  last: number;
}

/** What the screens have seen. */
export interface StreamsReport {
  arrivals: Arrival[];
  /** States that were older than the one before them. */
  outOfOrder: number;
  /** How many screens show each version at present. */
  versions: Record<string, number>;
  /** Screens that are connected now, and connections that were cut so far. */
  open: number;
  cut: number;
}

/** What the two processes tell each other. */
export type FromStreams = { type: 'ready' } | { type: 'report'; report: StreamsReport };

/** Connections made at the same moment; more would overflow the queue of the listening socket. */
const AT_ONCE = 100;
const PAUSE_MS = { least: 200, most: 2_000 };
const EVENT = /id: (\d{4}-\d\d-\d\d)\.(\d+)\.(\S+)\nevent: line\ndata: (.*)\n\n/g;

const now = () => performance.timeOrigin + performance.now();

function follow({ port, path, streams }: StreamsJob): () => StreamsReport {
  const arrivals = new Map<number, number[]>();
  const shown = new Map<number, number>();
  let outOfOrder = 0;
  let open = 0;
  let cut = 0;
  let waiting = 0;
  const queue: (() => void)[] = [];

  const next = () => {
    waiting -= 1;
    queue.shift()?.();
  };
  const screen = (index: number) => {
    let lastId = '';
    let version = -1;
    let rank = 0;
    const read = (text: string) => {
      for (const [, date, found, digest, data] of text.matchAll(EVENT)) {
        const at = now();
        if (Number(found) < version) outOfOrder += 1;
        if (version < 0) shown.set(index, 0);
        version = Number(found);
        lastId = `${date}.${found}.${digest}`;
        shown.set(index, version);
        const called = Number(/"last_called":\{"rank":(\d+)/.exec(data!)?.[1] ?? 0);
        for (; rank < called; rank += 1) {
          const times = arrivals.get(rank + 1) ?? [];
          arrivals.set(rank + 1, times);
          times.push(at);
        }
      }
    };
    const begin = () => {
      waiting += 1;
      const socket: Socket = connect(port, '127.0.0.1');
      let isOpen = false;
      let text = '';
      socket.on('connect', () => {
        socket.write(
          `GET ${path} HTTP/1.1\r\nhost: bench\r\n${lastId && `last-event-id: ${lastId}\r\n`}\r\n`,
        );
      });
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8').replaceAll(/(^|\r\n)[\da-f]+\r\n/g, '');
        // A busy server tells who opens a stream to come back later.
        if (!isOpen && /^HTTP\/1\.1 (?!200)/.test(text)) return void socket.destroy();
        if (!isOpen) {
          if (!text.includes('retry: ')) return;
          isOpen = true;
          open += 1;
          next();
        }
        const end = text.lastIndexOf('\n\n') + 2;
        read(text.slice(0, end));
        text = text.slice(end);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (isOpen) open -= 1;
        else next();
        cut += 1;
        const { least, most } = PAUSE_MS;
        setTimeout(start, least + Math.random() * (most - least));
      });
    };
    const start = () => {
      if (waiting < AT_ONCE) begin();
      else queue.push(begin);
    };
    start();
  };
  for (let index = 0; index < streams; index += 1) screen(index);

  return () => ({
    arrivals: [...arrivals].map(([rank, times]) => ({
      rank,
      screens: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      last: times.reduce((most, time) => Math.max(most, time), 0),
    })),
    outOfOrder,
    versions: [...shown.values()].reduce<Record<string, number>>(
      (all, version) => ({ ...all, [version]: (all[version] ?? 0) + 1 }),
      {},
    ),
    open,
    cut,
  });
}

if (import.meta.main) {
  const job = JSON.parse(process.argv[2]!) as StreamsJob;
  const report = follow(job);
  const tell = (message: FromStreams) => process.send?.(message);
  const waiting = setInterval(() => {
    const { open, versions } = report();
    const told = Object.values(versions).reduce((sum, count) => sum + count, 0);
    if (open < job.streams || told < job.streams) return;
    clearInterval(waiting);
    tell({ type: 'ready' });
  }, 200);
  process.on('message', () => tell({ type: 'report', report: report() }));
}
