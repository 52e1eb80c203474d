import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { testClock } from '#server/testing/testApp.ts';
import { keepAnswers, type Answers } from './answers.ts';

const START = new Date('2026-11-20T10:00:30.000Z');
let changes = 0;
let clock = testClock(START);
let answers: Answers;
let made: Date[] = [];
const open = (options: { keptMs?: number; most?: number; unaskedMs?: number } = {}) =>
  keepAnswers({
    db: { changes: () => changes } as Db,
    clock,
    keptMs: options.keptMs ?? 1000,
    most: options.most ?? 1_000_000,
    unaskedMs: options.unaskedMs,
  });
const make =
  (text = 'text') =>
  async (now: Date) => {
    made.push(now);
    return text;
  };

beforeEach(() => {
  changes = 0;
  clock = testClock(START);
  made = [];
  answers = open();
});

it('is made once while it is good', async () => {
  const [one, two] = await Promise.all([answers.read('a', make()), answers.read('a', make())]);
  clock.advance(0.999);
  expect(await answers.read('a', make())).toBe(one);
  expect(two).toBe(one);
  expect(answers.kept('a')).toBe(one);
  expect(made).toEqual([START]);
});

it.each([
  ['this process wrote something', () => (changes += 1)],
  ['a second has passed', () => clock.advance(1)],
  ['the clock was set back', () => clock.advance(-1)],
])('is made anew when %s', async (_, happen) => {
  await answers.read('a', make());
  happen();
  expect(answers.kept('a')).toBeUndefined();
  await answers.read('a', make());
  expect(made).toHaveLength(2);
});

it('ends with the minute, when places open and close', async () => {
  answers = open({ keptMs: 60_000 });
  await answers.read('a', make());
  clock.set('2026-11-20T10:00:59.999Z');
  expect(answers.kept('a')).toBeDefined();
  clock.set('2026-11-20T10:01:00.000Z');
  expect(answers.kept('a')).toBeUndefined();
});

it('is not kept when something was written while it was made, and nobody who came later gets it', async () => {
  let finish: (text: string) => void = () => undefined;
  const first = answers.read('a', () => new Promise((resolve) => (finish = resolve)));
  changes += 1;
  const second = answers.read('a', make('new'));
  finish('old');
  expect(String((await first)?.body)).toBe('old');
  expect(String((await second)?.body)).toBe('new');
  expect(String(answers.kept('a')?.body)).toBe('new');
});

it('keeps nothing when told so, and nothing that failed or is not there', async () => {
  const none = open({ keptMs: 0 });
  await none.read('a', make());
  expect(none.kept('a')).toBeUndefined();
  expect(await answers.read('b', async () => null)).toBeNull();
  await expect(answers.read('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(answers.size()).toBe(0);
  expect(String((await answers.read('c', make('yes')))?.body)).toBe('yes');
});

it('holds no more than it may, the newest', async () => {
  answers = open({ most: 20_000 });
  for (let n = 0; n < 50; n += 1) await answers.read(`k${n}`, make('x'.repeat(1000)));
  expect(answers.size()).toBeLessThanOrEqual(20_000);
  expect(answers.size()).toBeGreaterThan(15_000);
  expect(answers.kept('k0')).toBeUndefined();
  expect(answers.kept('k49')).toBeDefined();
  await answers.read('big', make('x'.repeat(9_000)));
  expect(answers.kept('big')).toBeUndefined();
});

it('gives its memory back when nobody asks for it any longer', async () => {
  answers = open({ unaskedMs: 20 });
  await answers.read('a', make());
  expect(answers.size()).toBeGreaterThan(0);
  await expect.poll(() => answers.size()).toBe(0);
  expect(String((await answers.read('a', make('again')))?.body)).toBe('again');
});

it('that is asked for stays when others come', async () => {
  answers = open({ most: 20_000 });
  for (let n = 0; n < 50; n += 1) {
    await answers.read(`k${n}`, make('x'.repeat(1000)));
    answers.kept('k0');
  }
  expect(answers.kept('k0')).toBeDefined();
});

it('has one tag for one content, and compresses once', async () => {
  const before = await answers.read('a', make('content'.repeat(300)));
  const br = await before!.encoded('br');
  changes += 1;
  const after = await answers.read('a', make('content'.repeat(300)));
  expect(after?.ready('br')).toBe(br);
  expect(after?.etag).toBe(before?.etag);
  expect(after?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(String(brotliDecompressSync(br))).toBe(String(before?.body));
  expect(String(gunzipSync(await after!.encoded('gzip')))).toBe(String(before?.body));
  changes += 1;
  expect((await answers.read('a', make('other')))?.etag).not.toBe(before?.etag);
});
