import { expect, it } from 'vitest';
import { pressed } from './pressed.ts';

it('keeps the key of a press until the server has done it', async () => {
  const keys: string[] = [];
  const send = (fails: boolean) => (headers: { 'Idempotency-Key': string }) => {
    keys.push(headers['Idempotency-Key']);
    return fails ? Promise.reject(new Error('lost')) : Promise.resolve();
  };
  await expect(pressed('recover a', send(true))).rejects.toThrow('lost');
  await pressed('recover b', send(false));
  await pressed('recover a', send(false));
  await pressed('recover a', send(false));
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
