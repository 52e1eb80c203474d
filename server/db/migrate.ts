import { readdirSync, readFileSync } from 'node:fs';
import type { Db } from '#server/db/client.ts';

const folder = new URL('./migrations/', import.meta.url);
const MIGRATION_LOCK = 7_346_201;

/**
 * Applies the numbered scripts of `migrations/` that the database has not seen, all in one
 * transaction, so that a failure leaves it as it was. Processes that start together wait for
 * each other.
 * @returns the names that were applied.
 */
export function migrate(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.exec(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const rows = await tx.query<{ name: string }>('SELECT name FROM migrations');
    const seen = new Set(rows.map((row) => row.name));
    const names = readdirSync(folder)
      .filter((name) => /^\d{3}_.+\.sql$/.test(name) && !seen.has(name))
      .sort();
    for (const name of names) {
      await tx.exec(readFileSync(new URL(name, folder), 'utf8'));
      await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    return names;
  });
}
