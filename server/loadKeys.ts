import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, Queryable } from '#server/db/client.ts';
import { keyFrom, type Keys } from './lib/secrets/keys.ts';
import type { Settings } from './settings.ts';

const SHORTEST = 32;

/** The current key and the previous one, made by renaming the first: see docs/operations.md. */
const CURRENT_FILE = 'jwt.key';
const PREVIOUS_FILE = 'jwt.previous.key';

function readSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (secret.length < SHORTEST) {
    throw new Error(
      `The key in ${file} is shorter than ${SHORTEST} characters. Put the right one there, or ` +
        'remove the file: a new key is made, and everybody signs in again.',
    );
  }
  chmodSync(file, 0o600);
  return secret;
}

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * Writes the whole key before the file gets its name, so that no other process reads half of it.
 */
function makeSecret(dataDir: string): string {
  const file = join(dataDir, CURRENT_FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, newSecret(), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file)!;
}

const inFolder = (dataDir: string): StoredSecrets => ({
  current: readSecret(join(dataDir, CURRENT_FILE)),
  previous: readSecret(join(dataDir, PREVIOUS_FILE)),
});

/**
 * The keys from the settings; otherwise from the data folder or, on PostgreSQL, from the database,
 * which all processes share. The first key is made on first start. On PostgreSQL a key that an
 * older version left in the data folder is adopted, so that nobody has to sign in again.
 * @throws Error when a stored key is too short.
 */
export async function loadKeys(
  settings: Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious' | 'dataDir'>,
  db: Pick<Db, 'kind' | 'query' | 'exec'>,
): Promise<Keys> {
  const { jwtSecret, jwtSecretPrevious, dataDir } = settings;
  const isShared = db.kind === 'postgres';
  let stored = isShared ? await storedSecrets(db) : inFolder(dataDir);
  if (jwtSecret === null && stored.current === null) {
    if (isShared) {
      await offerSecret(db, inFolder(dataDir).current ?? newSecret());
      stored = await storedSecrets(db);
    } else {
      stored = { ...stored, current: makeSecret(dataDir) };
    }
  }
  const current = jwtSecret ?? stored.current;
  if (current === null) throw new Error('The signing key could not be stored');
  const previous = jwtSecretPrevious ?? stored.previous;
  return { current: keyFrom(current), previous: previous ? keyFrom(previous) : null };
}

/** Secrets that are stored between starts, where there are any. */
export interface StoredSecrets {
  current: string | null;
  previous: string | null;
}

/** The secrets that all processes on this database share. */
export async function storedSecrets(db: Queryable): Promise<StoredSecrets> {
  const rows = await db.query<{ name: keyof StoredSecrets; secret: string }>(
    'SELECT name, secret FROM signing_keys',
  );
  const secretOf = (name: keyof StoredSecrets) =>
    rows.find((row) => row.name === name)?.secret ?? null;
  return { current: secretOf('current'), previous: secretOf('previous') };
}

/**
 * Stores a current secret unless another process was first; `storedSecrets` then returns that one.
 */
export async function offerSecret(db: Queryable, secret: string): Promise<void> {
  await db.query(
    `INSERT INTO signing_keys (name, secret) VALUES ('current', $1) ON CONFLICT DO NOTHING`,
    [secret],
  );
}
