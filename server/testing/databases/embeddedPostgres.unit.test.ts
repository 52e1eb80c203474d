import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('keeps the exit code of a process that failed', () => {
  const script = `await import('#server/testing/databases/embeddedPostgres.ts'); process.exitCode = 3;`;
  const options = ['--input-type=module', '--eval', script];
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([3, '']);
});
