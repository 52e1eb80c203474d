import { expect, it } from 'vitest';
import { poolsByTransaction, type PooledSession } from './pooler.ts';

/** A pooler with this many connections, assigned per session or per transaction. */
function openPooler(size: number, mode: 'session' | 'transaction') {
  const idle = Array.from({ length: size }, (_, n) => n + 1);
  return async (): Promise<PooledSession> => {
    let own: number | null = null;
    const release = () => {
      if (own !== null) idle.push(own);
      own = null;
    };
    let isOpen = false;
    return {
      query: async (sql) => {
        own ??= idle.pop() ?? null;
        if (own === null) throw new Error('no connection is free');
        const rows = [{ pid: own }];
        if (sql === 'BEGIN') isOpen = true;
        if (sql === 'ROLLBACK') isOpen = false;
        if (mode === 'transaction' && !isOpen) release();
        return { rows };
      },
      end: async () => release(),
    };
  };
}

it.each([
  ['transaction', 1, true],
  ['transaction', 5, true],
  ['session', 5, false],
] as const)('detects a pooler by %s with %i connections: %s', async (mode, size, expected) => {
  expect(await poolsByTransaction(openPooler(size, mode))).toBe(expected);
});
