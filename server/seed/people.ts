import { first, type Queryable } from '#server/db/client.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';
import { seededRandom } from '#common/random.ts';
import { emailKey } from '#server/lib/email.ts';
import { insertRows } from './insertRows.ts';

/** The account that visitors of the demo may use. */
export const DEMO = { email: 'demo@seira.example', password: 'seira2026' } as const;

/** Enough for the longest list to have one number per person. */
const SAMPLE_PEOPLE = 260;

const FIRST = [
  'Μαρία', 'Γιώργος', 'Ελένη', 'Δημήτρης', 'Κατερίνα', 'Νίκος', 'Σοφία', 'Κώστας', 'Άννα', 'Γιάννης',
  'Βασιλική', 'Παναγιώτης', 'Ιωάννα', 'Χρήστος', 'Δέσποινα', 'Αντώνης',
]; // prettier-ignore
const LAST = [
  'Δείγμα', 'Παράδειγμα', 'Δοκιμή', 'Υπόδειγμα', 'Πρότυπο', 'Σχέδιο', 'Πρόχειρο', 'Προσχέδιο',
]; // prettier-ignore

/** Writes the sample people, who cannot sign in, and the demo account. */
export async function seedPeopleAndDemo(
  tx: Queryable,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const random = seededRandom('people');
  const joined = new Date(now.getTime() - 420 * 86_400_000);
  const people = Array.from({ length: SAMPLE_PEOPLE }, (_, index) => ({
    code: sampleCode('usr', random),
    email: `sample-${index + 1}@seira.example`,
    password_hash: null as string | null,
    first_name: random.pick(FIRST),
    last_name: random.pick(LAST),
    sample: true,
  }));
  const demo = {
    code: sampleCode('usr', random),
    email: DEMO.email,
    password_hash: passwordHash,
    first_name: 'Αθηνά',
    last_name: 'Δοκιμαστή',
    sample: false,
  };
  const rows = [...people, demo].map((person) => ({
    ...person,
    email_key: emailKey(person.email),
    birth_date: '1990-05-17',
    main_image: `/pictures/portraits/${person.code}.svg`,
    created_at: joined,
    confirmed_at: joined,
  }));
  await insertRows(tx, 'users', rows, 'ON CONFLICT DO NOTHING');
}

/** The internal id of the demo account, if it exists. */
export const demoUserId = async (db: Queryable): Promise<number | null> =>
  (
    await first<{ id: number }>(db, 'SELECT id FROM users WHERE email_key = $1', [
      emailKey(DEMO.email),
    ])
  )?.id ?? null;

export const samplePeopleIds = async (db: Queryable): Promise<number[]> =>
  (await db.query<{ id: number }>('SELECT id FROM users WHERE sample ORDER BY id')).map(
    ({ id }) => id,
  );
