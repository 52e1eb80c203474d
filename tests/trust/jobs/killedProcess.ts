import { openPostgres } from '#server/db/postgres.ts';
import { runJob } from './jobs.ts';
import { killProcess, mortal } from './killed.ts';

// `node killedProcess.ts URL JOB BATCH`: dies by SIGKILL before the commit of the batch.
const [url = '', name = '', batch = ''] = process.argv.slice(2);
const db = openPostgres({ url, poolSize: 3 });
await runJob(name, mortal(db, { steps: 0, diesAt: Number(batch), die: killProcess }));
await db.close();
