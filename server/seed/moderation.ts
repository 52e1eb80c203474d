import type { Queryable } from '#server/db/client.ts';
import { seededRandom } from '#common/random.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';

/** A sample review that waits for a moderator, by a sample person about a sample place. */
interface WaitingReview {
  slug: string;
  rating: number;
  text: string;
  minutesAgo: number;
  /** True if its author was served there. */
  visited: boolean;
}

const REVIEWS: WaitingReview[] = [
  {
    slug: 'farmakeio-andronikou',
    rating: 5,
    text: 'Πήρα αριθμό από το γραφείο και κατέβηκα όταν ήταν τρεις μπροστά μου. Μου εξήγησαν με υπομονή πώς παίρνονται τα χάπια της μητέρας μου.',
    minutesAgo: 55,
    visited: true,
  },
  {
    slug: 'kep-dokimastiko-kypseli',
    rating: 2,
    text: 'Η σειρά πήγαινε γρήγορα, όμως στη θυρίδα μού ζήτησαν ένα χαρτί που δεν αναφέρεται πουθενά.\n\nΘα βοηθούσε ένας κατάλογος με τα δικαιολογητικά στην είσοδο.',
    minutesAgo: 140,
    visited: true,
  },
  {
    slug: 'kommotirio-aeras',
    rating: 5,
    text: 'ΤΟ ΚΑΛΥΤΕΡΟ ΚΟΜΜΩΤΗΡΙΟ. Όποιος θέλει έκπτωση 50% ας με πάρει στο 690 000 0000.',
    minutesAgo: 610,
    visited: false,
  },
];

/** The report of this place's latest published sample review. */
const REPORT = {
  slug: 'steki-tis-marinas',
  message: 'Η κριτική μιλάει για άλλο μαγαζί, που είναι δύο δρόμους πιο κάτω.',
  minutesAgo: 30,
};

/** Writes pending items for the demo's moderator. All of it is sample data. */
export async function seedModeration(tx: Queryable, now: Date): Promise<void> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const { slug, rating, text, minutesAgo, visited } of REVIEWS) {
    await tx.query(
      `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id,
                            ticket_id, state)
       SELECT $1, o.id, u.first_name || ' ' || left(u.last_name, 1) || '.', $3, $4, $5, u.id, t.id,
              'waiting'
         FROM organisations o JOIN users u ON u.sample
         LEFT JOIN LATERAL (
           SELECT t.id FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
            WHERE l.organisation_id = o.id AND t.user_id = u.id AND t.status = 'processed'
            ORDER BY t.id LIMIT 1) t ON true
        WHERE o.slug = $2 AND (t.id IS NOT NULL) = $6 ORDER BY u.id LIMIT 1
       ON CONFLICT DO NOTHING`,
      [
        sampleCode('rev', seededRandom(`waiting/${slug}`)),
        slug,
        rating,
        text,
        before(minutesAgo),
        visited,
      ],
    );
  }
  await tx.query(
    `INSERT INTO review_reports (code, review_id, user_id, message, created_at)
     SELECT $1, r.id, (SELECT min(id) FROM users WHERE sample), $3, $4
       FROM reviews r JOIN organisations o ON o.id = r.organisation_id
      WHERE o.slug = $2 AND r.state = 'published' ORDER BY r.created_at DESC LIMIT 1
     ON CONFLICT DO NOTHING`,
    [
      sampleCode('rep', seededRandom(`report/${REPORT.slug}`)),
      REPORT.slug,
      REPORT.message,
      before(REPORT.minutesAgo),
    ],
  );
}
