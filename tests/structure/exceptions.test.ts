import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

interface Rule {
  what: string;
  folders: string[];
  code: RegExp;
  /** The only files with such code, with the reason. */
  files: Record<string, string>;
}

const RULES: Rule[] = [
  {
    what: 'the clock of the device instead of that of the server',
    folders: ['src'],
    code: /\bDate\.now\(\)|\bnew Date\(\)|\btodayInAthens\(\)/,
    files: {
      'src/lib/clock/serverClock.ts': 'compares it with the server clock',
      'src/hooks/clock/useNow.ts': 'adds the offset of the server clock',
      'src/api/counter.ts': 'orders events on this device',
      'src/hooks/data/counter/useCommands.ts': 'orders events on this device',
      'src/api/transport/idempotency.ts': 'measures a duration',
      'src/browser/liveEvents.ts': 'measures a duration',
      'src/pages/kiosk/KioskPage.tsx': 'measures a duration',
      'src/pages/add-listing/draft.ts': 'stored and compared on this device',
    },
  },
  {
    what: 'new formatters of dates and numbers',
    folders: ['common', 'mail', 'server', 'src'],
    code: /\bnew Intl\.(DateTime|Number)Format\b/,
    files: {
      'common/calendar/athens.ts': 'caches them',
      'common/formats.ts': 'caches them',
    },
  },
  {
    what: 'SQL, which repositories contain',
    folders: ['server/routes', 'server/jobs'],
    code: /['"`]\s*(WITH \w+ |SELECT |INSERT INTO |UPDATE \w+ SET |DELETE FROM |LOCK |NOTIFY )/,
    files: {},
  },
];

it.each(RULES)('only listed files contain $what', ({ folders, code, files }) => {
  const sources = sourcesIn(folders).filter((file) => !file.startsWith('src/mocks/'));
  expect(sources.length).toBeGreaterThan(40);
  const found = sources.filter((file) => code.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(files).toSorted());
});
