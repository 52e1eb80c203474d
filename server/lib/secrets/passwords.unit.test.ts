import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('checks a password as slowly without a stored hash, so that time reveals nobody', async () => {
  const passwords = createPasswords({ memoryKib: 19_456, concurrency: 1 });
  const stored = await passwords.hash('password1');
  /** In ms. Other work of the machine delays some checks, but hardly all. */
  const fastest = async (hash: string | null) => {
    const took: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const began = performance.now();
      expect(await passwords.verify(hash, 'wrong pass 1')).toBe(false);
      took.push(performance.now() - began);
    }
    return Math.min(...took);
  };
  expect(await fastest(null)).toBeGreaterThan((await fastest(stored)) / 2);
});
