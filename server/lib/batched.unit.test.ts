import { expect, it } from 'vitest';
import { batched } from './batched.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('batches concurrent lookups, and those that arrive while the maximum is under way', async () => {
  const groups: number[][] = [];
  let finish: () => void = () => undefined;
  const double = batched<number, number>(
    async (numbers) => {
      groups.push(numbers);
      if (groups.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      return numbers.map((number) => number * 2);
    },
    { size: 3, concurrency: 1 },
  );
  const first = [double(1), double(2)];
  await turn();
  const later = [3, 4, 5, 6].map(double);
  await turn();
  expect(groups).toEqual([[1, 2]]);
  finish();
  expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12]);
  expect(groups).toEqual([[1, 2], [3, 4, 5], [6]]);
});

it('fails all lookups of a batch, and continues', async () => {
  let fail = true;
  const echo = batched<number, number>(
    async (numbers) => {
      if (fail) throw new Error('away');
      return numbers;
    },
    { size: 10, concurrency: 1 },
  );
  const both = await Promise.allSettled([echo(1), echo(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fail = false;
  expect(await echo(3)).toBe(3);
});
