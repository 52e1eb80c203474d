import Fastify from 'fastify';
import { spawnSync } from 'node:child_process';
import fs, { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { loggerOptions, logStream } from './logging.ts';

const file = join(temporaryFolder(), 'log');
const opened = [openSync('/dev/full', 'w'), openSync(file, 'w')] as const;
const [full, disk] = opened;
afterAll(() => opened.forEach((fd) => closeSync(fd)));

const linesIn = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('keeps lines while the disk is full, and counts those beyond its memory', async () => {
    const log = logStream(disk);
    const noSpace = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const write = vi
      .spyOn(fs, 'write')
      .mockImplementation((...given: unknown[]) =>
        (given.at(-1) as (error: Error) => void)(noSpace),
      );
    const text = 'x'.repeat(300_000);
    for (let n = 1; n <= 5; n += 1) log.write(`${JSON.stringify({ n, text })}\n`);
    write.mockRestore();
    log.write('{"n":6}\n');
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('"lost"'), 60_000);
    const lines = linesIn(readFileSync(file, 'utf8'));
    expect(lines.map(({ n, lost }) => n ?? { lost })).toEqual([1, 2, 3, 6, { lost: 2 }]);
  });

  it.each(['process.exit(1)', 'throw new Error()'])('is complete after %s', (end) => {
    const code = `
      import { logStream } from '${import.meta.dirname}/logging.ts';
      const log = logStream();
      for (let n = 0; n < 3000; n += 1) log.write(JSON.stringify({ n }) + '\\n');
      ${end};`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
    expect(linesIn(String(stdout)).map(({ n }) => n)).toEqual([...Array(3000).keys()]);
  });

  it('does not stop requests on a full disk', async () => {
    const app = Fastify({ logger: loggerOptions('info', logStream(full)) });
    app.get('/', () => 'ok');
    for (let n = 0; n < 50; n += 1) expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
