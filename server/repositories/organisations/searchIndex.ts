import { phoneticKey, storedVariants } from '#common/greek/phonetic.ts';
import {
  ENGINE_VERSION,
  textOf,
  weightedWords,
  type SearchableOrganisation,
} from '#common/greek/search.ts';
import { NOTIFY_DIRECTORY } from '#server/db/lineChanges.ts';
import { valueOf, first, type Db, type Queryable } from '#server/db/client.ts';

/** Places per transaction of a rebuild. */
const AT_ONCE = 200;
/** Leftover rows per transaction. */
const LEFTOVERS_AT_ONCE = 5_000;

interface IndexedOrganisation extends SearchableOrganisation {
  id: number;
}

/** The phonetic keys, each with the weight of the best field that contains it. */
function weightedKeys(words: Map<string, number>): Map<string, number> {
  const keys = new Map<string, number>();
  for (const [word, weight] of words) {
    const key = phoneticKey(word);
    keys.set(key, Math.max(keys.get(key) ?? 0, weight));
  }
  return keys;
}

/** Rebuilds the search index of organisations. Call it after every change of their text. */
async function indexOrganisations(
  tx: Queryable,
  organisations: readonly IndexedOrganisation[],
): Promise<void> {
  const found = organisations.map((one) => ({ id: one.id, words: weightedWords(textOf(one)) }));
  const entries = found.flatMap(({ id, words }) =>
    [...weightedKeys(words)].map(([word, weight]) => ({ o: id, w: word, p: weight })),
  );
  const spelt = [...new Set(found.flatMap(({ words }) => [...words.keys()]))];
  await tx.query('DELETE FROM organisation_words WHERE organisation_id = ANY ($1::bigint[])', [
    organisations.map(({ id }) => id),
  ]);
  await tx.query(
    // In order, so that concurrent writers of the same words cannot deadlock.
    `INSERT INTO search_words (word) SELECT jsonb_array_elements_text($1::jsonb) ORDER BY 1
     ON CONFLICT (word) DO NOTHING`,
    [JSON.stringify([...new Set(entries.map(({ w }) => w))])],
  );
  await tx.query(
    `INSERT INTO search_variants AS known (variant, word_id, engine)
     SELECT DISTINCT v, w.id, $2::int FROM jsonb_to_recordset($1::jsonb) AS t (w text, vs jsonb)
       JOIN search_words w ON w.word = t.w, jsonb_array_elements_text(t.vs) AS v
      ORDER BY 1, 2
     ON CONFLICT (variant, word_id) DO UPDATE SET engine = excluded.engine
      WHERE known.engine IS DISTINCT FROM excluded.engine`,
    [
      JSON.stringify(spelt.map((word) => ({ w: phoneticKey(word), vs: storedVariants(word) }))),
      ENGINE_VERSION,
    ],
  );
  await tx.query(
    `INSERT INTO organisation_words (word_id, organisation_id, weight)
     SELECT w.id, t.o, t.p FROM jsonb_to_recordset($1::jsonb) AS t (o bigint, w text, p smallint)
       JOIN search_words w ON w.word = t.w`,
    [JSON.stringify(entries)],
  );
  await tx.exec(NOTIFY_DIRECTORY);
}

const SEARCHABLE = `SELECT o.id, o.title, o.address, o.district, o.city, o.description,
    o.tags || coalesce(o.english->'tags', '[]') || coalesce((SELECT jsonb_agg(n.name) FROM services s, unnest(ARRAY[s.name, s.name_en]) AS n (name)
                         WHERE s.organisation_id = o.id AND s.retired_at IS NULL AND n.name <> ''),
                       '[]') AS tags,
    o.english, jsonb_build_object('title', c.title, 'english', c.english_title,
                                  'icon', c.icon_name) AS category
  FROM organisations o JOIN categories c ON c.id = o.category_id`;

const organisationsAfter = (tx: Queryable, id: number): Promise<IndexedOrganisation[]> =>
  tx.query(`${SEARCHABLE} WHERE o.id > $1 ORDER BY o.id LIMIT ${AT_ONCE}`, [id]);

export const indexOrganisation = async (tx: Queryable, id: number): Promise<void> =>
  indexOrganisations(tx, await tx.query(`${SEARCHABLE} WHERE o.id = $1`, [id]));

/** Deletes some variants and words that only an earlier version of the engine used. */
async function deleteLeftovers(tx: Queryable): Promise<boolean> {
  const variants = await tx.query(
    `DELETE FROM search_variants WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM search_variants WHERE engine IS DISTINCT FROM $1 LIMIT ${LEFTOVERS_AT_ONCE}))
     RETURNING 1`,
    [ENGINE_VERSION],
  );
  if (variants.length > 0) return true;
  // A word is looked up and then used, so nobody may be between the two.
  await tx.exec('LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE');
  const words = await tx.query(
    `DELETE FROM search_words WHERE id = ANY (ARRAY(
       SELECT id FROM search_words w
        WHERE NOT EXISTS (SELECT FROM organisation_words o WHERE o.word_id = w.id)
        LIMIT ${LEFTOVERS_AT_ONCE}))
     RETURNING 1`,
  );
  return words.length > 0;
}

/**
 * Does the next part of a rebuild. The locked row lets one process work at a time.
 * @returns true if it was the last part
 */
async function rebuildBatch(tx: Queryable): Promise<boolean> {
  await tx.exec('INSERT INTO search_engine (version) VALUES (0) ON CONFLICT DO NOTHING');
  const state = await first<{ version: number; rebuilding: number | null; rebuilt_to: number }>(
    tx,
    'SELECT version, rebuilding, rebuilt_to FROM search_engine FOR UPDATE',
  );
  if (!state || state.version === ENGINE_VERSION) return false;
  const done = state.rebuilding === ENGINE_VERSION ? state.rebuilt_to : 0;
  const organisations = await organisationsAfter(tx, done);
  if (organisations.length > 0) {
    await indexOrganisations(tx, organisations);
    await tx.query('UPDATE search_engine SET rebuilding = $1, rebuilt_to = $2', [
      ENGINE_VERSION,
      organisations.at(-1)!.id,
    ]);
    return false;
  }
  if (await deleteLeftovers(tx)) return false;
  await tx.query('UPDATE search_engine SET version = $1, rebuilding = NULL, rebuilt_to = NULL', [
    ENGINE_VERSION,
  ]);
  return true;
}

/**
 * Rebuilds the whole search index if another version of the engine wrote it, so that stored and
 * typed words use the same rules. Each batch of places changes in its own transaction, so searches
 * of other processes find every place meanwhile, by its old or its new words. A start after a crash
 * continues, and processes that start together share the work.
 * @returns true if this process completed it
 */
export async function refreshSearchIndex(db: Db): Promise<boolean> {
  const isCurrent = async () =>
    (await valueOf<number>(db, 'SELECT version FROM search_engine')) === ENGINE_VERSION;
  while (!(await isCurrent())) if (await db.transaction(rebuildBatch)) return true;
  return false;
}
