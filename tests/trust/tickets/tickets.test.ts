import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { systemClock, today } from '#server/lib/clock.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { admitAll, testApp, TODAY } from '#server/testing/testApp.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { SECRET } from '#tests/trust/people.ts';
import { endProcesses, startProcess } from '#tests/trust/servers.ts';
import { check } from './checker/checker.ts';
import { drive, type Target } from './drive.ts';
import { plans } from './plan.ts';

/** `SEED=… npm run test:tickets` repeats the plans of a run. `RUNS=…` sets their number. */
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
const runs = Number(process.env.RUNS ?? 3);

/** Runs plans against a target. @throws the first history that no order of events explains */
async function hold(target: Target, where: string): Promise<void> {
  let calls = 0;
  const property = fc.asyncProperty(plans, async (plan) => {
    const history = await drive(target, plan);
    calls += history.calls.length;
    // The checker knows when a list may exceed its capacity, which a rule does not.
    const broken = await brokenRules(target.test.db);
    const others = broken.filter((fault) => !fault.includes('above their capacity'));
    const wrong = [...check(history), ...others];
    if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  });
  const result = await fc.check(property, { seed, numRuns: runs, endOnFailure: true });
  if (result.failed) {
    throw new Error(`SEED=${seed}, run ${result.numRuns}: ${String(result.errorInstance)}`);
  }
  console.log(`tickets, ${where}: SEED=${seed}, ${runs} runs, ${calls} calls, all explained`);
}

const onPostgres = process.env.TEST_DATABASE === 'postgres';

describe('concurrent requests for tickets', { timeout: 3_600_000 }, () => {
  const folder = temporaryFolder();
  // Few people take many tickets here. tests/attack covers the limits per person.
  const ticketLimits = { open: 20, openPerDay: 10, takesPerMinute: 1_000_000 };
  const test = testApp({ ticketLimits });
  let address: string;
  beforeAll(async () => {
    admitAll(test);
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(endProcesses);

  it('are handled correctly by one server', async () => {
    await hold({ addresses: [address], test, today: TODAY }, test.db.kind);
  });

  it.runIf(onPostgres)('are handled correctly by two servers with one database', async () => {
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: test.databaseUrl ?? '',
      JWT_SECRET: SECRET,
      TAKES_PER_MINUTE: '1000000',
    };
    const servers = [startProcess(env), startProcess(env)];
    const addresses = await Promise.all(servers.map((server) => server.address));
    const context = { ...test.context, clock: systemClock };
    const over = { ...test, context, clock: { ...test.clock, now: systemClock.now } };
    await hold({ addresses, test: over, today: today(systemClock) }, 'postgres, two servers');
  });
});
