import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings.ts';

/** A place without waiting time after a call, so that tests can end visits as no-shows at once. */
const IMPATIENT = 'xenodocheio-avra-piraeus';

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
