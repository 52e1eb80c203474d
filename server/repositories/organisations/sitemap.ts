import { columnOf, type Queryable } from '#server/db/client.ts';

/**
 * Ids of places per file of the sitemap: about 2 MB. A file may have 50,000 addresses and 50 MB, an
 * index 50,000 files. Source: https://www.sitemaps.org/protocol.html
 */
const IDS_PER_FILE = 5_000;

/** The numbers of the files of the sitemap, from 1. Without places there is still the first file. */
export async function sitemapFiles(db: Queryable): Promise<number[]> {
  const files = await columnOf<number>(
    db,
    `SELECT n FROM generate_series(1, (SELECT max(id) FROM organisations) / $1::bigint + 1) n
      WHERE n = 1 OR EXISTS (SELECT FROM organisations
                              WHERE id > (n - 1) * $1::bigint AND id <= n * $1::bigint)`,
    [IDS_PER_FILE],
  );
  return files.length > 0 ? files : [1];
}

/** The slugs of the places in a file of the sitemap. */
export const sitemapSlugs = (db: Queryable, file: number): Promise<string[]> =>
  columnOf(db, 'SELECT slug FROM organisations WHERE id > $1 AND id <= $2 ORDER BY id', [
    (file - 1) * IDS_PER_FILE,
    file * IDS_PER_FILE,
  ]);
