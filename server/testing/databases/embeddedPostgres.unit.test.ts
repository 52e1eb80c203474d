import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('keeps the exit code of a process that failed', () => {
  const script = `await import('#server/testing/databases/embeddedPostgres.ts'); process.exitCode = 3;`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([3, '']);
});
