import { runDailyJobs } from '#server/jobs/jobs.ts';
import { purgeExpired } from '#server/repositories/people/retention.ts';
import type { TestApp } from './testApp.ts';

/** Runs the jobs of a new day. @throws the error of the first that fails */
export const runJobsOfDay = async ({ context }: Pick<TestApp, 'context'>): Promise<void> => {
  await runDailyJobs(context, (error) => {
    throw error;
  });
};

/** Deletes what is over by the clock of the test. */
export const purge = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> => {
  for (const { run } of purgeExpired(db, clock.now())) await run();
};
