import { expect, it } from 'vitest';
import { finished } from './finishFiles.ts';

it.each([
  ['part7-C5d_BxYE.js', 3_999, false],
  ['part7-C5d_BxYE.js', 4_000, true],
  ['part7-C5d_BxYE.js', 150_000, true],
  ['part7-C5d_BxYE.js', 150_001, false],
  ['libraries-C8Mt6efq.js', 150_001, true],
  ['HomePage-BV4zVt-0.css', 4_000, false],
])('%s of %i bytes is marked to be compiled ahead: %s', (name, length, isMarked) => {
  const content = finished(name, Buffer.alloc(length, ';')).toString();
  expect(content.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(isMarked);
});
