import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

/** One signing secret and the purposes derived from it. */
export interface Key {
  /** Names the key in a token's header. */
  id: string;
  signing: Uint8Array;
  /** Derives the successor of a refresh token. */
  refresh: Uint8Array;
  /** Hides e-mails and addresses in rate counters. */
  privacy: Uint8Array;
}

/** The key in use and, after a change, the one before it. */
export interface Keys {
  current: Key;
  previous: Key | null;
}

const derive = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(`seira/${purpose}`).digest();

/** Makes the purposes of one secret. */
export const keyFrom = (secret: string): Key => ({
  id: createHash('sha256').update(`seira/kid/${secret}`).digest('hex').slice(0, 12),
  signing: derive(secret, 'access'),
  refresh: derive(secret, 'refresh'),
  privacy: derive(secret, 'privacy'),
});

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt.key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The keys from the settings, or from the data folder, where they are made on first start. */
export function loadKeys(
  settings: Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious' | 'dataDir'>,
): Keys {
  return {
    current: keyFrom(settings.jwtSecret ?? storedSecret(settings.dataDir)),
    previous: settings.jwtSecretPrevious ? keyFrom(settings.jwtSecretPrevious) : null,
  };
}
