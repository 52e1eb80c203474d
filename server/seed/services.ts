import { insertRows, type Queryable } from '#server/db/client.ts';
import { seededRandom } from '#common/random.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';

/** The sample place with several services, and what its counters serve, by their letters. */
const HALL = {
  slug: 'kep-dokimastiko-kypseli',
  services: [
    {
      letter: 'Α',
      name: 'Πιστοποιητικά',
      name_en: 'Certificates',
      minutes: 6,
      needs: 'Ταυτότητα ή διαβατήριο',
      needs_en: 'Identity card or passport',
    },
    {
      letter: 'Β',
      name: 'Γνήσιο υπογραφής',
      name_en: 'Certified signature',
      minutes: 4,
      needs: 'Ταυτότητα και το έγγραφο χωρίς υπογραφή',
      needs_en: 'Identity card and the document, not signed yet',
    },
    {
      letter: 'Γ',
      name: 'Επιδόματα',
      name_en: 'Benefits',
      minutes: 15,
      needs: 'ΑΜΚΑ, ΑΦΜ και IBAN',
      needs_en: 'AMKA, tax number and IBAN',
    },
  ],
  counters: ['', 'ΑΒ', 'ΑΓ'],
};

/** Gives the sample citizens' office its three services and its counters their skills. */
export async function seedServices(tx: Queryable): Promise<void> {
  const random = seededRandom('services');
  const [place] = await tx.query<{ id: number }>('SELECT id FROM organisations WHERE slug = $1', [
    HALL.slug,
  ]);
  if (!place) return;
  await insertRows(
    tx,
    'services',
    HALL.services.map((service, position) => ({
      ...service,
      code: sampleCode('srv', random),
      organisation_id: place.id,
      position,
      is_default: position === 0,
      is_planned: true,
    })),
  );
  for (const [n, letters] of HALL.counters.entries()) {
    await tx.query(
      `INSERT INTO counters (organisation_id, n, services)
       SELECT $1, $2, array_agg(id) FROM services
        WHERE organisation_id = $1 AND letter = ANY ($3) HAVING count(*) > 0`,
      [place.id, n, [...letters]],
    );
  }
}
