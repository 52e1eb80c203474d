import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

it('creates formatters of dates and numbers only where they are cached', () => {
  const creators = sourcesIn(['common', 'mail', 'server', 'src']).filter((file) =>
    /\bnew Intl\.(DateTime|Number)Format\b/.test(readFileSync(file, 'utf8')),
  );
  expect(creators.toSorted()).toEqual(['common/calendar/athens.ts', 'common/formats.ts']);
});
