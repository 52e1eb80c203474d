import type { Queryable } from '#server/db/client.ts';

export interface Candidate {
  key: string;
  letter: string | null;
}

/** The walk-ins with a number at a place, since yesterday. */
export const walkInsOfRank = (
  db: Queryable,
  organisationId: number,
  { rank, from }: { rank: number; from: string },
): Promise<Candidate[]> =>
  db.query(
    `SELECT replace(t.key::text, '-', '') AS key, t.letter
       FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date - 1
        AND t.rank = $3 AND t.user_id IS NULL
      ORDER BY t.due_date, t.id`,
    [organisationId, from, rank],
  );
