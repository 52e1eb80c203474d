import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/client.ts';
import { createPasswords, type Passwords } from '#server/lib/secrets/passwords.ts';
import { publishListing } from '#server/repositories/listings/publish.ts';
import { confirmAddress, createUser } from '#server/repositories/people/users.ts';
import { DEMO } from '#server/seed/accounts.ts';
import { seedDemo } from '#server/seed/index.ts';
import { readSettings } from '#server/settings.ts';
import { hoursOf } from '#server/testing/builders.ts';
import { LISTING } from '#server/testing/places.ts';
import { JOURNEYS, placeOf } from '#tests/e2e/places.ts';

/** Open around the clock. Concurrent tests compare counts of places in Greece. */
const FIELDS = {
  ...LISTING,
  city: 'Λευκωσία',
  country: 'CY',
  price: '',
  hours: hoursOf('00:00', '24:00'),
};

/** Writes the places of the journeys, each with its owner. */
async function seedJourneys(db: Db, passwords: Passwords, now: Date): Promise<void> {
  const passwordHash = await passwords.hash(DEMO.password);
  for (const { title, email, slug, door } of JOURNEYS.map(placeOf)) {
    const owner = await createUser(db, {
      email,
      password_hash: passwordHash,
      first_name: 'Δανάη',
      last_name: 'Δείγμα',
      gender: null,
      birth_date: '1990-01-01',
      language: 'el',
      now,
    });
    if (!owner) throw new Error(`not written: ${email}`);
    await confirmAddress(db, owner.id, now);
    const fields = { ...FIELDS, title };
    await db.transaction((tx) => publishListing(tx, { id: 0, user_id: owner.id, fields }, now));
    // Without waiting time after a call, tests can end visits as no-shows at once.
    await db.query('UPDATE organisations SET patience_seconds = 0, door = $2 WHERE slug = $1', [
      slug,
      door,
    ]);
  }
}

export async function seedServer(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(env);
  const db = await openDatabase(settings, { onError: (error) => console.error(error) });
  try {
    await migrate(db);
    const passwords = createPasswords({
      memoryKib: settings.hashMemoryKib,
      concurrency: settings.hashConcurrency,
    });
    await seedDemo(db, { now: new Date(), passwords });
    await seedJourneys(db, passwords, new Date());
  } finally {
    await db.close();
  }
}
