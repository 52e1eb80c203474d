import Fastify from 'fastify';
import { closeSync, openSync, writeSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { loggerOptions, logStream } from './logging.ts';

const full = openSync('/dev/full', 'w');
afterAll(() => closeSync(full));

/** A disk with this much free space, in bytes. */
function disk() {
  const state = { room: 0, text: '' };
  return {
    state,
    write: (bytes: Uint8Array) => {
      if (state.room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      const some = bytes.subarray(0, state.room);
      state.room -= some.length;
      state.text += Buffer.from(some).toString();
      return some.length;
    },
  };
}

describe('the log', () => {
  it('counts lines lost on a full disk and writes later lines in full', () => {
    const { state, write } = disk();
    const log = logStream(write);
    state.room = 12;
    for (const line of ['{"n":1}\n', '{"n":2}\n', '{"n":3}\n']) log.write(line);
    expect(state.text).toBe('{"n":1}\n{"n"');
    state.room = 10_000;
    log.write('{"n":4}\n');
    log.write('{"n":5}\n');
    const [first, cut, ...rest] = state.text.trimEnd().split('\n');
    expect([first, cut]).toEqual(['{"n":1}', '{"n"']);
    expect(rest.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 40, lost: 2 }),
      { n: 4 },
      { n: 5 },
    ]);
  });

  it('waits for a slow reader', () => {
    let turn = 0;
    let text = '';
    const log = logStream((bytes) => {
      turn += 1;
      if (turn % 2 === 1) throw Object.assign(new Error('again'), { code: 'EAGAIN' });
      text += Buffer.from(bytes.subarray(0, 3)).toString();
      return Math.min(3, bytes.length);
    });
    log.write('{"n":1}\n');
    expect(text).toBe('{"n":1}\n');
  });

  it('does not stop requests on a full disk', async () => {
    const options = loggerOptions('info', logStream((bytes) => writeSync(full, bytes))); // prettier-ignore
    const app = Fastify({ logger: options });
    app.get('/', () => 'ok');
    for (let n = 0; n < 50; n += 1) expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
