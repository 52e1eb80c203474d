import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { openEncoder, type PhotoEncoder } from './encode.ts';
import { scansOf } from './scans.ts';

/** Acts by the last bytes of the picture. The tests of the route cover the real encoder. */
const ENCODER = `
setInterval(() => {}, 1000);
process.send({ type: 'ready' });
process.on('message', ({ bytes }) => {
  const what = Buffer.from(bytes).toString('latin1').trim().split(' ').pop();
  if (what === 'end') process.exit(7);
  if (what === 'hang') for (;;);
  process.send({ type: 'encoded', photo: { width: process.pid, height: 1, files: [] } });
});
`;
const entry = join(temporaryFolder(), 'encoder.mjs');
writeFileSync(entry, ENCODER);

let encoder: PhotoEncoder;
afterEach(() => {
  encoder.close();
  vi.useRealTimers();
});
const picture = (what: string) => Buffer.from(`GIF89a ${' '.repeat(40)} ${what}`);
const never = new AbortController().signal;
const encode = (what: string, owner: string, signal = never) =>
  encoder.encode(picture(what), owner, signal).then(({ width }) => width);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the encoder of photos', () => {
  it('continues for others while pictures of one person never finish', async () => {
    encoder = openEncoder({ entry });
    const leaving = new AbortController();
    const slow = ['hang', 'hang'].map((what) => encode(what, 'one', leaving.signal));
    for (const owner of ['two', 'three']) expect(await encode('good', owner)).toBeGreaterThan(0);
    leaving.abort();
    const ended = await Promise.allSettled(slow);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('kills the process when the client disconnects', async () => {
    encoder = openEncoder({ entry });
    const pid = await encode('good', 'one');
    const leaving = new AbortController();
    const work = encode('hang', 'one', leaving.signal);
    setImmediate(() => leaving.abort());
    await expect(work).rejects.toThrow('aborted');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await encode('good', 'one')).not.toBe(pid);
  });

  it('rejects a picture that takes too long or ends the process, and continues', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    encoder = openEncoder({ entry });
    for (const what of ['hang', 'end']) {
      const refused = expect(encode(what, 'one')).rejects.toMatchObject({ fault: 'photo_heavy' });
      if (what === 'hang') await vi.advanceTimersByTimeAsync(30_000);
      await refused;
      expect(await encode('good', 'one')).toBeGreaterThan(0);
    }
  });

  it('rejects a picture that takes too much memory', async () => {
    encoder = openEncoder({ memoryMb: 1 });
    const create = { width: 3_000, height: 3_000, channels: 3, background: '#a52' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const refused = encoder.encode(bytes, 'one', never);
    await expect(refused).rejects.toMatchObject({ fault: 'photo_heavy' });
  });
});

it('counts scans of a JPEG, but not those of its thumbnail', async () => {
  const create = { width: 100, height: 80, channels: 3, background: '#a52' } as const;
  const write = (progressive: boolean) =>
    sharp({ create }).jpeg({ progressive, optimiseScans: false }).toBuffer();
  expect(scansOf(await write(false))).toBe(1);
  const bytes = await write(true);
  expect(scansOf(bytes)).toBeGreaterThan(5);
  const thumbnail = Buffer.from('ffe1000affda0003ffda0003', 'hex');
  const withOne = Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)]);
  expect(scansOf(withOne)).toBe(scansOf(bytes));
  expect(scansOf(bytes.subarray(0, 300))).toBeLessThan(scansOf(bytes));
  expect(scansOf(await sharp({ create }).png().toBuffer())).toBe(0);
});
