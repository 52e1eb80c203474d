import type { Db, Queryable } from './client.ts';

/** Maximum rows per statement, so that each statement is short. */
const ROWS = 2_000;

/** Rows of a table: its name and an SQL condition. */
export interface Rows {
  table: string;
  where: string;
}

/**
 * Repeats a statement for up to `ROWS` rows, each time in its own transaction, until no row
 * matches.
 */
async function untilDone(db: Queryable, statement: string, params: readonly unknown[]) {
  while ((await db.query(`${statement} RETURNING 1`, params)).length === ROWS);
}

// Selects rows by physical position. A row that changes meanwhile is skipped and found the next
// time.
const some = ({ table, where }: Rows) =>
  `ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${ROWS}))`;

/** Deletes rows in batches. */
export const deleteRows = (db: Db, rows: Rows, params: readonly unknown[] = []): Promise<void> =>
  untilDone(db, `DELETE FROM ${rows.table} WHERE ${some(rows)}`, params);

/** Changes rows in batches. @param set SQL after which a row no longer matches the condition */
export const changeRows = (
  db: Db,
  { set, ...rows }: Rows & { set: string },
  params: readonly unknown[],
): Promise<void> => untilDone(db, `UPDATE ${rows.table} SET ${set} WHERE ${some(rows)}`, params);
