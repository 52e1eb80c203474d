import { setTimeout as rest } from 'node:timers/promises';
import type { Line } from '#common/contract/line.ts';
import { openStream, type TestStream } from '#server/testing/streams.ts';
import { ask } from '#tests/trust/servers.ts';
import { repeatedly, type Ledger } from './ledger.ts';

const LINE = '/api/organisations/org-1/line';
const SCREENS = 2;

/** Starts screens that follow the list and reconnect. Returns a function to stop. */
export function startScreens(address: string, ledger: Ledger): () => Promise<void> {
  const open = new Set<TestStream>();

  const follow = async (stream: TestStream): Promise<void> => {
    let shown = -1;
    for (;;) {
      const { event, data } = await stream.next();
      if (event !== 'line') continue;
      const { version } = JSON.parse(data) as Line;
      if (version < shown) ledger.odd.push(`A screen went back from ${shown} to ${version}`);
      shown = version;
      ledger.shown = Math.max(ledger.shown, version);
    }
  };
  const screen = async (over: AbortSignal) => {
    const stream = await openStream(`${address}${LINE}/live`).catch(() => null);
    if (stream?.status === 200 && !over.aborted) {
      open.add(stream);
      await follow(stream).catch(() => undefined);
      open.delete(stream);
    } else stream?.close();
    if (!over.aborted) await rest(50);
  };
  const screens = Array.from({ length: SCREENS }, () => repeatedly(screen));
  return async () => {
    const stopped = Promise.all(screens.map((stop) => stop()));
    for (const stream of open) stream.close();
    await stopped;
  };
}

/** Shown states that the server has lost. A list only moves forward. */
export async function lostStates(address: string, shown: number): Promise<string[]> {
  const response = await ask(address, 'GET', LINE);
  const { version } = JSON.parse(response?.body ?? '{}') as Partial<Line>;
  const stream = await openStream(`${address}${LINE}/live`);
  const first = JSON.parse((await stream.next()).data) as Line;
  stream.close();
  const lost: string[] = [];
  if (version === undefined || version < shown)
    lost.push(`A screen showed version ${shown} of the list, which is at ${version}`);
  if (first.version !== version)
    lost.push(`A new screen shows version ${first.version} of the list, which is at ${version}`);
  return lost;
}
