import { expect, it } from 'vitest';
import { simulateDay } from './guarantees.ts';

/** `SEED=… DAYS=…` repeats or extends the run. */
const seed = process.env.SEED ?? 'hall';
const days = Number(process.env.DAYS) || 2_000;

it(`keeps every guarantee of the order on ${days} random days`, () => {
  let calls = 0;
  let priorities = 0;
  for (let n = 0; n < days; n += 1) {
    const { steps, faults } = simulateDay(`${seed}/${n}`);
    expect([`${seed}/${n}`, faults]).toEqual([`${seed}/${n}`, []]);
    calls += steps.filter((step) => step.do === 'next' && step.called !== null).length;
    priorities += steps.filter((step) => step.do === 'take' && step.hasPriority).length;
  }
  console.log(`SEED=${seed}: ${days} days, ${calls} calls, ${priorities} with priority`);
  expect(calls).toBeGreaterThan(days * 10);
  expect(priorities).toBeGreaterThan(days);
});
