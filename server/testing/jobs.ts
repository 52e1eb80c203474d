import type { Context } from '#server/context.ts';
import { runDailyJobs } from '#server/jobs/jobs.ts';

/** Runs the jobs of a new day. @throws the error of the first that fails */
export const runJobsOfDay = async ({ context }: { context: Context }): Promise<void> => {
  await runDailyJobs(context, (error) => {
    throw error;
  });
};
