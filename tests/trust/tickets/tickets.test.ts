import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { systemClock, today } from '#server/lib/clock.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { createTestApp, TODAY, type TestApp } from '#server/testing/testApp.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { endProcesses, startProcess } from '#tests/trust/servers.ts';
import type { App } from '#server/context.ts';
import { check } from './checker/checker.ts';
import { drive, type Target } from './drive.ts';
import { plans } from './plan.ts';

/** `SEED=… npm run test:tickets` repeats the plans of a run. `RUNS=…` sets their number. */
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
const runs = Number(process.env.RUNS ?? 3);

/** Runs plans against a target. @throws the first history that no order of events explains */
async function hold(target: Target, where: string, numRuns = runs): Promise<void> {
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
const listening = (app: App): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

const onPostgres = process.env.TEST_DATABASE === 'postgres';

describe('concurrent requests for tickets', { timeout: 3_600_000 }, () => {
  const folder = temporaryFolder();
  let test: TestApp;
  let address: string;
  beforeAll(async () => {
    // Few people take many tickets here. tests/attack covers the limits per person.
    test = await createTestApp({
      ticketLimits: { open: 20, openPerDay: 10, takesPerMinute: 1_000_000 },
    });
    // A busy machine must not make the server reject requests. Other tests cover its capacity.
    Object.defineProperty(test.app.load, 'limit', { get: () => 1_000, set: vi.fn() });
    address = await listening(test.app);
  });
  afterAll(async () => {
    await endProcesses();
    await test.close();
  });

  it('are handled correctly by one server', async () => {
    await hold({ addresses: [address], test, today: TODAY }, test.db.kind);
  });

  it.runIf(onPostgres)('are handled correctly by two servers with one database', async () => {
    const secret = 'a secret of the tests, long enough';
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: test.databaseUrl ?? '',
      JWT_SECRET: secret,
      TAKES_PER_MINUTE: '1000000',
    };
    const servers = [startProcess(env), startProcess(env)];
    const addresses = await Promise.all(servers.map((server) => server.address));
    const context = {
      ...test.context,
      clock: systemClock,
      keys: { current: keyFrom(secret), previous: null },
    };
    const over = { ...test, context, clock: { ...test.clock, now: systemClock.now } };
    await hold({ addresses, test: over, today: today(systemClock) }, 'postgres, two servers');
  });
});
