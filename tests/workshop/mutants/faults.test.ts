import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

it('has twenty faults on either side of the counter, and a map', () =>
  expect(faults).toHaveLength(41));

it.each(faults)('$name can still be made', ({ file, from, to, stories }) => {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(text).not.toBe(text.replace(from, to));
  for (const story of stories)
    expect(existsSync(`stories/components/${story}.stories.tsx`)).toBe(true);
});
