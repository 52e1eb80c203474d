import * as fc from 'fast-check';
import type { App } from '#server/context.ts';
import { check } from './checker.ts';
import { drive, type Target } from './drive.ts';
import { plans } from './plan.ts';

/** `SEED=… npm run test:tickets` repeats a run's plans; `RUNS=…` plays more of them. */
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
const runs = Number(process.env.RUNS ?? 3);

/** Plays plans against a target. @throws the first history that no order of events explains */
export async function hold(target: Target, where: string, numRuns = runs): Promise<void> {
  let calls = 0;
  const property = fc.asyncProperty(plans, async (plan) => {
    const history = await drive(target, plan);
    calls += history.calls.length;
    const wrong = check(history);
    if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  });
  const result = await fc.check(property, { seed, numRuns, endOnFailure: true });
  if (result.failed) {
    throw new Error(`SEED=${seed}, run ${result.numRuns}: ${String(result.errorInstance)}`);
  }
  console.log(`tickets, ${where}: SEED=${seed}, ${numRuns} runs, ${calls} calls, all explained`);
}

/** Starts a server in this process. @returns its address */
export const listening = (app: App): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
