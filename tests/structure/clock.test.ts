import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

/** Files that read the device's clock, with the reason. */
const DEVICE_CLOCK: Record<string, string> = {
  'src/lib/clock/serverClock.ts': 'compares it with the clock of the server',
  'src/hooks/clock/useNow.ts': 'adds how far the clock of the server is ahead',
  'src/api/counter.ts': 'the order of what happened on this device',
  'src/hooks/data/counter/useCommands.ts': 'the order of what happened on this device',
  'src/api/transport/idempotency.ts': 'a span of time',
  'src/browser/liveEvents.ts': 'a span of time',
  'src/pages/kiosk/KioskPage.tsx': 'a span of time',
  'src/pages/add-listing/draft.ts': 'kept on this device, and compared there',
};

const readsDevice = (text: string): boolean =>
  /\bDate\.now\(\)|\bnew Date\(\)|\btodayInAthens\(\)/.test(text);

it("reads the time from the server's clock, with listed exceptions", () => {
  const readers = sourcesIn(['src'])
    .filter((file) => !file.startsWith('src/mocks/'))
    .filter((file) => readsDevice(readFileSync(file, 'utf8')));
  expect(readers.toSorted()).toEqual(Object.keys(DEVICE_CLOCK).toSorted());
});
