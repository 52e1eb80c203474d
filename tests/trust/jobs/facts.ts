import type { Db } from '#server/db/client.ts';

/** Columns whose values differ between two runs of the same job: random, or ids of new rows. */
const HIDDEN = new Set([
  'mail_outbox.sealed',
  'services.code',
  'waiting_lists.line_id',
  'waiting_lists.service_id',
  'waiting_lists.version',
  'tickets.line_id',
  'tickets.service_id',
  'visits.service_id',
  'organisation_words.word_id',
  'search_variants.word_id',
]);

/** SQL of columns that contain the id of a new row, without it. */
const SHOWN: Record<string, string> = {
  'mail_outbox.cause': "regexp_replace(cause, '^decision/[0-9]+', 'decision') AS cause",
};

/** Relations by hidden ids, by the codes and names of their ends. */
const RELATIONS = {
  lines: `SELECT l.code, n.organisation_id, n.day FROM waiting_lists l JOIN lines n ON n.id = l.line_id`,
  services: `SELECT l.code, s.organisation_id, s.name FROM waiting_lists l JOIN services s ON s.id = l.service_id`,
  line_order: `SELECT t.code, n.organisation_id, n.day,
                      row_number() OVER (PARTITION BY t.line_id ORDER BY t.line_position)
                 FROM tickets t JOIN lines n ON n.id = t.line_id`,
  words: `SELECT o.organisation_id, o.weight, w.word FROM organisation_words o
            JOIN search_words w ON w.id = o.word_id`,
  variants: `SELECT v.variant, w.word FROM search_variants v JOIN search_words w ON w.id = v.word_id`,
};

interface Column {
  table: string;
  name: string;
  type: string;
  generated: boolean;
}

/**
 * The content of a database without what is random: the number of rows of each table and a digest of
 * them, so that a job that was interrupted can be compared with one that was not.
 */
export async function factsOf(db: Db): Promise<Record<string, string>> {
  const columns = await db.query<Column>(
    `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type,
            c.is_identity = 'YES' AS generated
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.table_name NOT IN ('migrations', 'sql_functions')
      ORDER BY 1, c.ordinal_position`,
  );
  const digest = (rows: string) =>
    `SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\\n' ORDER BY row::text COLLATE "C")), '')
       AS digest FROM (${rows}) row`;
  const facts: Record<string, string> = {};
  const add = async (name: string, rows: string) => {
    const [found] = await db.query<{ digest: string }>(digest(rows));
    facts[name] = found!.digest;
  };
  for (const table of new Set(columns.map((column) => column.table))) {
    const shown = columns
      .filter((column) => column.table === table && !column.generated)
      .filter(({ name }) => !HIDDEN.has(`${table}.${name}`))
      .map(({ name, type }) =>
        type === 'uuid' ? `${name} IS NOT NULL AS ${name}` : (SHOWN[`${table}.${name}`] ?? name),
      );
    await add(table, `SELECT ${shown.join(', ')} FROM ${table}`);
  }
  for (const [name, sql] of Object.entries(RELATIONS)) await add(`(${name})`, sql);
  return facts;
}
