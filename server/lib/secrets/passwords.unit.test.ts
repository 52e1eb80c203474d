import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

it('checks a password against a hash of the same cost if none is stored, so that time reveals nobody', async () => {
  const verify = vi.fn(argon2.verify);
  // Not the library's default cost.
  const options = { memoryKib: 9_216, concurrency: 1 };
  const passwords = createPasswords(options, { hash: argon2.hash, verify });
  const stored = await passwords.hash('password1');
  expect(passwords.isCurrent(stored)).toBe(true);

  expect(await passwords.verify(stored, 'wrong pass 1')).toBe(false);
  expect(await passwords.verify(null, 'wrong pass 1')).toBe(false);
  expect(verify).toHaveBeenCalledTimes(2);
  for (const [hash] of verify.mock.calls) expect(passwords.isCurrent(String(hash))).toBe(true);
});
