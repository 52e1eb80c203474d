import { Agent, get } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';

/**
 * Thousands of screens in a separate process. Each follows a line and reconnects after a pause, as
 * a browser does. Reports to the process that forks it.
 */
export interface ScreensJob {
  port: number;
  /** The lines that they follow, in turn. */
  paths: string[];
  screens: number;
}

export interface ScreensReport {
  /**
   * Times at which each screen showed a number as called, by `<path> <number>`; wall-clock
   * milliseconds.
   */
  arrivals: Record<string, number[]>;
  /** States older than the one before them. */
  outOfOrder: number;
  /** The version that each screen shows. */
  versions: number[];
  /** Connected now. */
  open: number;
}

/** More concurrent connections would overflow the queue of the listening socket. */
const AT_ONCE = 100;
const EVENT = /id: (\d{4}-\d\d-\d\d\.(\d+)\.\S+)\nevent: line\ndata: (.*)\n\n/g;

async function follow({ port, paths, screens }: ScreensJob): Promise<void> {
  const report: ScreensReport = { arrivals: {}, outOfOrder: 0, versions: [], open: 0 };
  const ranks: number[] = [];
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const screen = (index: number, opened: () => void, lastId = '') => {
    let id = lastId;
    const path = paths[index % paths.length]!;
    const read = (text: string): void => {
      for (const [, found, version, data] of text.matchAll(EVENT)) {
        const at = performance.timeOrigin + performance.now();
        if (Number(version) < (report.versions[index] ?? -1)) report.outOfOrder += 1;
        report.versions[index] = Number(version);
        id = found!;
        const called = Number(/"last_called":\{"rank":(\d+)/.exec(data!)?.[1] ?? 0);
        // The first state of a screen includes calls from before it connected.
        for (let rank = (ranks[index] ?? called) + 1; rank <= called; rank += 1)
          (report.arrivals[`${path} ${rank}`] ??= []).push(at);
        ranks[index] = called;
      }
    };
    const again = async () => {
      opened();
      await rest(200 + Math.random() * 1_800);
      screen(index, () => undefined, id);
    };
    let isOpen = false;
    const request = get(
      { port, path, agent, headers: id ? { 'last-event-id': id } : {} },
      (response) => {
        // A busy server rejects new streams for now.
        if (response.statusCode !== 200) return void request.destroy(new Error('refused'));
        isOpen = true;
        report.open += 1;
        opened();
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          const end = text.lastIndexOf('\n\n') + 2;
          read(text.slice(0, end));
          text = text.slice(end);
        });
        response.on('error', () => undefined);
        response.on('close', () => {
          report.open -= 1;
          void again();
        });
      },
    );
    request.on('error', () => {
      if (!isOpen) void again();
    });
  };
  for (let begun = 0; begun < screens; begun += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, screens - begun) }, (_, n) => begun + n);
    await Promise.all(some.map((n) => new Promise<void>((opened) => screen(n, opened))));
  }
  while (report.open < screens || report.versions.filter((one) => one >= 0).length < screens)
    await rest(100);
  process.on('message', () => process.send?.(report));
  process.send?.('ready');
}

if (import.meta.main) await follow(JSON.parse(process.argv[2]!) as ScreensJob);
