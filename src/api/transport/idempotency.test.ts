import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { endKeys, intentKey, withKey } from './idempotency.ts';
import { session } from './session.ts';

const responded = async () => undefined;
const lost = () => Promise.reject(new ApiError('network'));
const refused = () => Promise.reject(new ApiError('conflict'));

const keyOf = async (send: () => Promise<unknown>, input: unknown = 'w1', lastsMs?: number) => {
  const sent = vi.fn((_key: string) => send());
  await withKey(intentKey('take', input), sent, lastsMs).catch(() => undefined);
  return sent.mock.calls[0]![0];
};

afterEach(() => {
  endKeys('take');
});

describe('the key of an intent', () => {
  it.each([
    ['a response', responded],
    ['a refusal', refused],
  ])('stays the same while the outcome is unknown, until %s', async (_what, send) => {
    const first = await keyOf(lost);
    expect([await keyOf(lost), await keyOf(send)]).toEqual([first, first]);
    expect(await keyOf(send)).not.toBe(first);
  });

  it('ignores how long the form took to fill in', async () => {
    const form = (email: string, seconds: number) => ({ email, guard: { seconds } });
    const first = await keyOf(lost, form('maria@example.gr', 4));
    expect(await keyOf(lost, form('maria@example.gr', 9))).toBe(first);
    expect(await keyOf(lost, form('nikos@example.gr', 9))).not.toBe(first);
  });

  it.each([
    ['its lifetime', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)],
    ['the session', () => session.open({ access: 'a', refresh: 'r' })],
    ['the action', () => endKeys('take')],
  ])('ends with %s', async (_what, end) => {
    const first = await keyOf(lost);
    end();
    expect(await keyOf(lost, 'w1', 60_000)).not.toBe(first);
  });
});
