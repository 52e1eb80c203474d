import { Problem } from '#server/lib/problem.ts';
import { isUnstorable } from './parsing.ts';

const KEY_MAX = 200;

/** The key that a repeat of the same request carries, null without one. @throws Problem 422 */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key === '' || key.length > KEY_MAX || isUnstorable(key)) {
    throw new Problem(422, 'invalid_idempotency_key');
  }
  return key;
}
