import type { Queryable } from '#server/db/client.ts';

/**
 * Writes rows of the same shape, whose fields are named like the columns.
 * @param more the end of the statement, e.g. `ON CONFLICT DO NOTHING`
 */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly object[],
  more = '',
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).join(', ');
  if (names === '') return;
  await tx.query(
    `INSERT INTO ${table} (${names})
     SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${more}`,
    [JSON.stringify(rows)],
  );
}
