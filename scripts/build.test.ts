import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { inputsHash } from './build.ts';

it('a build is stale after a change of a source or the lock file, but not of a time', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src', 'app'), { recursive: true });
  const states = [
    () => writeFileSync(join(root, 'src', 'app', 'main.tsx'), 'one'),
    () => utimesSync(join(root, 'src', 'app', 'main.tsx'), 0, 0),
    () => writeFileSync(join(root, 'src', 'app', 'main.tsx'), 'two'),
    () => writeFileSync(join(root, 'package-lock.json'), '{}'),
    () => writeFileSync(join(root, 'README.md'), 'text'),
  ].map((change) => {
    change();
    return inputsHash(root);
  });
  expect(states.map((state) => states.indexOf(state))).toEqual([0, 0, 2, 3, 3]);
});
