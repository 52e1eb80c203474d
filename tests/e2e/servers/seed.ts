import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings.ts';

/** The place that gives up at once whoever it called, so that no test has to wait for that. */
const IMPATIENT = 'xenodocheio-avra-piraeus';

/** Writes the demo into a server's database before it starts. */
export async function seedServer(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(env);
  const db = await openDatabase(settings, {
    onError: (error) => console.error(error),
  });
  try {
    await migrate(db);
    const passwords = createPasswords({
      memoryKib: settings.hashMemoryKib,
      concurrency: settings.hashConcurrency,
    });
    await seedDemo(db, { now: new Date(), passwords });
    await db.query('UPDATE organisations SET patience_seconds = 0 WHERE slug = $1', [IMPATIENT]);
  } finally {
    await db.close();
  }
}
