import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { later } from '#server/testing/streams.ts';
import { testClock } from '#server/testing/testApp.ts';
import { openResponseCache } from './responseStore.ts';

const START = new Date('2026-11-20T10:00:30.000Z');
let clock = testClock(START);
let responses: ReturnType<typeof openResponseCache>;
let made: Date[] = [];
let isReceiving = true;
const open = (options: { maxAgeMs?: number; most?: number; unusedMs?: number } = {}) => {
  const usual = { clock, isReceiving: () => isReceiving, maxAgeMs: 1000, most: 1_000_000 };
  return openResponseCache({ ...usual, ...options });
};
const make =
  (text = 'text') =>
  async () => {
    made.push(clock.now());
    return text;
  };

beforeEach(() => {
  clock = testClock(START);
  made = [];
  isReceiving = true;
  responses = open();
});

it('is computed once while it is fresh', async () => {
  const [one, two] = await Promise.all([responses.read('a', make()), responses.read('a', make())]);
  clock.advance(0.999);
  expect(await responses.read('a', make())).toBe(one);
  expect(two).toBe(one);
  expect(responses.get('a')).toBe(one);
  expect(made).toEqual([START]);
});

it.each([
  ['this process wrote something', () => responses.forget()],
  ['a second has passed', () => clock.advance(1)],
  ['the clock was set back', () => clock.advance(-1)],
])('is computed again when %s', async (_, happen) => {
  await responses.read('a', make());
  happen();
  expect(responses.get('a')).toBeUndefined();
  await responses.read('a', make());
  expect(made).toHaveLength(2);
});

it('expires with the minute, because places open and close', async () => {
  responses = open({ maxAgeMs: 60_000 });
  await responses.read('a', make());
  clock.set('2026-11-20T10:00:59.999Z');
  expect(responses.get('a')).toBeDefined();
  clock.set('2026-11-20T10:01:00.000Z');
  expect(responses.get('a')).toBeUndefined();
});

it('with tags lasts for longer than a second, but only while changes are heard', async () => {
  await responses.read('a', make(), new Set(['1']));
  clock.advance(20);
  expect(responses.get('a')).toBeDefined();
  isReceiving = false;
  expect(responses.get('a')).toBeUndefined();
  isReceiving = true;
  expect(responses.get('a')).toBeDefined();
});

it('stays fresh when more tags change than are stored, unless an older one may be its own', async () => {
  const change = (from: number, number: number) => {
    for (let n = from; n < from + number; n += 1) responses.forget([`tag ${n}`]);
  };
  change(0, 10_000);
  await responses.read('a', make(), new Set(['tag 20000']));
  change(10_000, 10_000);
  expect(responses.get('a')).toBeDefined();
  change(20_001, 1);
  expect(responses.get('a')).toBeUndefined();
});

it('is neither cached nor shared if a write came while it was computed', async () => {
  const old = later<string>();
  const first = responses.read('a', () => old.promise);
  responses.forget();
  const second = responses.read('a', make('new'));
  old.resolve('old');
  expect(String((await first)?.body)).toBe('old');
  expect(String((await second)?.body)).toBe('new');
  expect(String(responses.get('a')?.body)).toBe('new');
});

it('caches nothing when disabled, and no failures', async () => {
  const none = open({ maxAgeMs: 0 });
  await none.read('a', make());
  expect(none.get('a')).toBeUndefined();
  await expect(responses.read('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(responses.size()).toBe(0);
  expect(String((await responses.read('c', make('yes')))?.body)).toBe('yes');
});

it('keeps the newest within its limit', async () => {
  responses = open({ most: 20_000 });
  for (let n = 0; n < 50; n += 1) await responses.read(`k${n}`, make('x'.repeat(1000)));
  expect(responses.size()).toBeLessThanOrEqual(20_000);
  expect(responses.size()).toBeGreaterThan(15_000);
  expect(responses.get('k40')).toBeUndefined();
  expect(responses.get('k49')).toBeDefined();
  await responses.read('big', make('x'.repeat(9_000)));
  expect(responses.get('big')).toBeUndefined();
});

it('releases memory of unused responses', async () => {
  responses = open({ unusedMs: 20 });
  await responses.read('a', make());
  expect(responses.size()).toBeGreaterThan(0);
  await expect.poll(() => responses.size()).toBe(0);
  expect(String((await responses.read('a', make('again')))?.body)).toBe('again');
});

it('stays while it is in use, when others are added', async () => {
  responses = open({ most: 20_000 });
  for (let n = 0; n < 50; n += 1) {
    await responses.read(`k${n}`, make('x'.repeat(1000)));
    responses.get('k0');
  }
  expect(responses.get('k0')).toBeDefined();
});

it('has one tag per content and compresses once', async () => {
  const before = await responses.read('a', make('content'.repeat(300)));
  const br = await before.encoded('br');
  responses.forget();
  const after = await responses.read('a', make('content'.repeat(300)));
  expect(await after?.encoded('br')).toBe(br);
  expect(after?.etag).toBe(before?.etag);
  expect(after?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(String(brotliDecompressSync(br))).toBe(String(before?.body));
  expect(String(gunzipSync(await after.encoded('gzip')))).toBe(String(before?.body));
  responses.forget();
  expect((await responses.read('a', make('other')))?.etag).not.toBe(before?.etag);
});

it('is computed again if a place that it shows changed, also meanwhile', async () => {
  const shown = new Set(['1']);
  await responses.read('a', make(), shown);
  responses.forget(['2']);
  expect(responses.get('a')).toBeDefined();
  responses.forget(['1']);
  expect(responses.get('a')).toBeUndefined();
  const late = async () => {
    responses.forget(['1']);
    return 'text';
  };
  await responses.read('a', late, shown);
  expect(responses.get('a')).toBeUndefined();
  expect(responses.counts).toMatchObject({ hits: 1, misses: 2 });
});

it('is computed from an earlier state only if that has every change that it shows', async () => {
  const earlier = { version: responses.version(), make: make('earlier') };
  const read = async (key: string, shown: string[]) =>
    String((await responses.read(key, make('now'), new Set(shown), { earlier })).body);
  responses.forget(['1']);
  expect(await read('other', ['2'])).toBe('earlier');
  expect(await read('changed', ['1', '2'])).toBe('now');
  responses.forget(['2']);
  expect(responses.get('other')).toBeUndefined();
  responses.forget();
  made = [];
  expect(await read('all', [])).toBe('now');
  expect(made).toHaveLength(1);
});
