import type { Db } from '#server/db/client.ts';
import { tokensOf, writePeople } from '#tests/trust/people.ts';

/** People who take numbers, and places whose staff call and whose lines people follow. */
export const TAKERS = 20_000;
const COUNTERS = 5;
const TAKER = 'usr_k';
const CLERK = 'usr_s';

/** Adds people with sessions, and a clerk to each busy place, to a database of the scale benchmark. */
export async function writeCountry(db: Db, busy: number): Promise<void> {
  await db.for('maintenance').transaction(async (tx) => {
    await tx.exec("SET LOCAL session_replication_role = 'replica'");
    await writePeople(tx, TAKERS, TAKER);
    await writePeople(tx, busy, CLERK);
    await tx.query(
      `INSERT INTO members (organisation_id, user_id, role, created_at)
       SELECT o.id, u.id, 'clerk', now() FROM organisations o JOIN users u ON u.code = $1 || o.id
        WHERE o.id <= $2`,
      [CLERK, busy],
    );
    await tx.query('UPDATE organisations SET counters = $1 WHERE id <= $2', [COUNTERS, busy]);
  });
  await db.for('maintenance').exec('VACUUM ANALYZE tickets, waiting_lists, users, sessions');
}

/** Tokens of both kinds of people. */
export const takerTokens = (): string[] => tokensOf(TAKERS, TAKER);
export const clerkTokens = (busy: number): string[] => tokensOf(busy, CLERK);

export const counterOf = (turn: number): string => `Θυρίδα ${1 + (turn % COUNTERS)}`;
