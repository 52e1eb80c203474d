import type { Queryable } from '#server/db/client.ts';

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
