import { openPostgres } from '#server/db/postgres.ts';
import { JOBS, jobContext } from './jobs.ts';
import { killProcess, mortal } from './killed.ts';

// `node killedProcess.ts URL JOB BATCH`: dies by SIGKILL before the commit of the batch.
const [url = '', name = '', batch = ''] = process.argv.slice(2);
const [job, at] = JOBS.find(([{ name: own }]) => own === name)!;
const db = openPostgres({ url, poolSize: 3 });
await job.run(jobContext(mortal(db, { steps: 0, diesAt: Number(batch), die: killProcess }), at));
await db.close();
