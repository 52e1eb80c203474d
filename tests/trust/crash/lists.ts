import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';

const PER_ROUND = 6;

const codeOf = (round: number, n: number) => `lst_round${round}x${n}`;

/** The lists of one round, so that each round is judged on its own. */
export const listsOf = (round: number): string[] =>
  Array.from({ length: PER_ROUND }, (_, n) => codeOf(round, n));

/** Writes an organisation with lists for this many rounds, all of them open for years. */
export async function writeLists(db: Db, rounds: number): Promise<void> {
  await migrate(db);
  await db.exec(
    `INSERT INTO categories (code, title, icon_name) VALUES ('cat_x', 'x', 'shops') ON CONFLICT DO NOTHING;
     INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at)
       SELECT 'org_x', 'x', min(id), 'x', 'x', 'x', 'x', now() FROM categories ON CONFLICT DO NOTHING`,
  );
  const codes = Array.from({ length: rounds }, (_, round) => listsOf(round)).flat();
  await db.query(
    `INSERT INTO waiting_lists (code, organisation_id, service, released_on, capacity)
     SELECT code, (SELECT id FROM organisations WHERE code = 'org_x'), code, '2040-01-01',
            CASE WHEN code LIKE '%x0' THEN 10 END
       FROM jsonb_array_elements_text($1::jsonb) AS code`,
    [JSON.stringify(codes)],
  );
}
