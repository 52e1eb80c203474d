import type { Db } from '#server/db/client.ts';
import {
  indexOrganisations,
  type IndexedOrganisation,
} from '#server/repositories/organisations/searchIndex.ts';
import { seedOrganisations } from './content/index.ts';

/**
 * Gives the sample places their English names in a demo that was written before they had any. A
 * place whose name or address was changed since keeps what it is called.
 */
export async function nameInEnglish(db: Db): Promise<void> {
  const samples = seedOrganisations.map(({ slug, title, address, city, english }) => ({
    slug,
    title,
    address,
    city,
    english,
  }));
  const found = `organisations o JOIN jsonb_to_recordset($1::jsonb)
      AS s (slug text, title text, address text, city text, english jsonb)
      ON (s.slug, s.title, s.address, s.city) = (o.slug, o.title, o.address, o.city)
     AND o.english IS NULL`;
  const params = [JSON.stringify(samples)];
  if ((await db.query(`SELECT FROM ${found} LIMIT 1`, params)).length === 0) return;
  await db.transaction(async (tx) => {
    const named = await tx.query<IndexedOrganisation>(
      `UPDATE organisations n SET english = s.english FROM ${found}, categories c
          WHERE n.id = o.id AND c.id = o.category_id
         RETURNING n.id, n.title, n.address, n.district, n.city, n.description, n.tags, n.english,
                   jsonb_build_object('title', c.title, 'english', c.english_title,
                                      'icon', c.icon_name) AS category`,
      params,
    );
    await indexOrganisations(tx, named);
  });
}
