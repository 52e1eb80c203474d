import { phoneticKey, storedVariants } from '#common/greek/phonetic.ts';
import {
  ENGINE_VERSION,
  textOf,
  weightedWords,
  type SearchableOrganisation,
} from '#common/greek/search.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';

const AT_ONCE = 500;

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
    `INSERT INTO search_words (word) SELECT jsonb_array_elements_text($1::jsonb)
     ON CONFLICT (word) DO NOTHING`,
    [JSON.stringify([...new Set(entries.map(({ w }) => w))])],
  );
  await tx.query(
    `INSERT INTO search_variants (variant, word_id)
     SELECT v, w.id FROM jsonb_to_recordset($1::jsonb) AS t (w text, vs jsonb)
       JOIN search_words w ON w.word = t.w, jsonb_array_elements_text(t.vs) AS v
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(spelt.map((word) => ({ w: phoneticKey(word), vs: storedVariants(word) })))],
  );
  await tx.query(
    `INSERT INTO organisation_words (word_id, organisation_id, weight)
     SELECT w.id, t.o, t.p FROM jsonb_to_recordset($1::jsonb) AS t (o bigint, w text, p smallint)
       JOIN search_words w ON w.word = t.w`,
    [JSON.stringify(entries)],
  );
}

const SEARCHABLE = `SELECT o.id, o.title, o.address, o.district, o.city, o.description, o.tags,
    o.english, jsonb_build_object('title', c.title, 'english', c.english_title,
                                  'icon', c.icon_name) AS category
  FROM organisations o JOIN categories c ON c.id = o.category_id`;

const organisationsAfter = (tx: Queryable, id: number): Promise<IndexedOrganisation[]> =>
  tx.query(`${SEARCHABLE} WHERE o.id > $1 ORDER BY o.id LIMIT ${AT_ONCE}`, [id]);

export const indexOrganisation = async (tx: Queryable, id: number): Promise<void> =>
  indexOrganisations(tx, await tx.query(`${SEARCHABLE} WHERE o.id = $1`, [id]));

/**
 * Rebuilds the whole search index if another version of the engine wrote it, so that stored and
 * typed words use the same rules. Runs in one transaction: searches read the old index meanwhile,
 * and concurrent processes rebuild it once.
 * @returns true if it was rebuilt
 */
export async function refreshSearchIndex(db: Db): Promise<boolean> {
  const isCurrent = async (from: Queryable) =>
    (await first<{ version: number }>(from, 'SELECT version FROM search_engine'))?.version ===
    ENGINE_VERSION;
  if (await isCurrent(db)) return false;
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.searchIndex]);
    if (await isCurrent(tx)) return false;
    await tx.exec(
      'DELETE FROM organisation_words; DELETE FROM search_variants; DELETE FROM search_words',
    );
    let last = 0;
    for (;;) {
      const organisations = await organisationsAfter(tx, last);
      if (organisations.length === 0) break;
      await indexOrganisations(tx, organisations);
      last = organisations.at(-1)!.id;
    }
    await tx.exec('DELETE FROM search_engine');
    await tx.query('INSERT INTO search_engine (version) VALUES ($1)', [ENGINE_VERSION]);
    return true;
  });
}
