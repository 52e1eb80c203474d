import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '#server/db/client.ts';
import { keyFrom, type Keys } from './lib/secrets/keys.ts';
import type { Settings } from './settings.ts';

const SHORTEST = 32;

/** The secret that an older version stored in the data folder. */
function secretInFolder(dataDir: string): string | null {
  const file = join(dataDir, 'jwt.key');
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return secret.length < SHORTEST ? null : secret;
}

/** Stores a current secret unless another process was first. */
export const offerSecret = (db: Queryable, secret: string): Promise<unknown> =>
  db.query(
    `INSERT INTO signing_keys (name, secret) VALUES ('current', $1) ON CONFLICT DO NOTHING`,
    [secret],
  );

/**
 * The keys from the settings, otherwise from the database, which all processes share. The first
 * start creates one. A key of an older version in the data folder is adopted, so that nobody has to
 * sign in again.
 */
export async function loadKeys(
  {
    jwtSecret,
    jwtSecretPrevious,
    dataDir,
  }: Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious' | 'dataDir'>,
  db: Queryable,
): Promise<Keys> {
  const stored = async () => {
    const rows = await db.query<{ name: 'current' | 'previous'; secret: string }>(
      'SELECT name, secret FROM signing_keys',
    );
    return new Map(rows.map(({ name, secret }) => [name, secret]));
  };
  let secrets = await stored();
  if (jwtSecret === null && !secrets.has('current')) {
    await offerSecret(db, secretInFolder(dataDir) ?? randomBytes(48).toString('base64url'));
    secrets = await stored();
  }
  const current = jwtSecret ?? secrets.get('current');
  if (current === undefined) throw new Error('The signing key could not be stored');
  const previous = jwtSecretPrevious ?? secrets.get('previous');
  return { current: keyFrom(current), previous: previous ? keyFrom(previous) : null };
}
