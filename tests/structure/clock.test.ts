import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

/** Files that read the device's clock, with the reason. */
const DEVICE_CLOCK: Record<string, string> = {
  'src/lib/clock/serverClock.ts': 'compares it with the server clock',
  'src/hooks/clock/useNow.ts': 'adds the offset of the server clock',
  'src/api/counter.ts': 'orders events on this device',
  'src/hooks/data/counter/useCommands.ts': 'orders events on this device',
  'src/api/transport/idempotency.ts': 'measures a duration',
  'src/browser/liveEvents.ts': 'measures a duration',
  'src/pages/kiosk/KioskPage.tsx': 'measures a duration',
  'src/pages/add-listing/draft.ts': 'stored and compared on this device',
};

const readsDevice = (text: string): boolean =>
  /\bDate\.now\(\)|\bnew Date\(\)|\btodayInAthens\(\)/.test(text);

it("reads the time from the server's clock, with listed exceptions", () => {
  const readers = sourcesIn(['src'])
    .filter((file) => !file.startsWith('src/mocks/'))
    .filter((file) => readsDevice(readFileSync(file, 'utf8')));
  expect(readers.toSorted()).toEqual(Object.keys(DEVICE_CLOCK).toSorted());
});
