import { first, insertRows, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';
import { emailKey } from '#server/lib/email.ts';
import { revokeSessions } from '#server/repositories/people/sessions.ts';
import { seededRandom } from '#common/random.ts';
import type { Passwords } from '#server/lib/secrets/passwords.ts';

/** The account for visitors of the demo. */
export const DEMO = { email: 'demo@seira.example', password: 'seira2026' } as const;

/**
 * The demo's members and its moderator, who share the demo account's password. The account without
 * a role at a place is the moderator.
 */
export const STAFF = [
  { email: 'owner@seira.example', role: 'owner', firstName: 'Μάρκος', lastName: 'Υπεύθυνος' },
  { email: 'clerk@seira.example', role: 'clerk', firstName: 'Ρένα', lastName: 'Υπάλληλος' },
  { email: 'moderator@seira.example', role: null, firstName: 'Λίνα', lastName: 'Συντονίστρια' },
] as const;

/** The demo places of these members. The last one is open around the clock. */
const STAFFED = ['kep-dokimastiko-kypseli', 'farmakeio-andronikou', 'xenodocheio-avra-piraeus'];

/** All demo accounts that visitors may use. */
export const DEMO_EMAILS: readonly string[] = [DEMO.email, ...STAFF.map(({ email }) => email)];

/** State of the demo account: open to its published password, locked, or absent. */
export type DemoAccount = 'open' | 'locked' | 'none';

/** Aligns all demo accounts with `SEED`: see `alignDemoAccount`. */
export async function alignDemoAccounts(
  db: Db,
  options: { wanted: boolean; passwords: Passwords; now: Date },
): Promise<{ email: string; state: DemoAccount }[]> {
  const states = [];
  for (const email of DEMO_EMAILS) {
    states.push({ email, state: await alignDemoAccount(db, options, email) });
  }
  return states;
}

/**
 * Aligns a demo account with `SEED` at every start: `demo` opens it, anything else locks it and
 * ends its sessions, so that a former demo database does not go public with a known password. Skips
 * an account whose password was changed.
 */
export async function alignDemoAccount(
  db: Db,
  { wanted, passwords, now }: { wanted: boolean; passwords: Passwords; now: Date },
  email: string = DEMO.email,
): Promise<DemoAccount> {
  const account = await first<{ id: number; password_hash: string | null }>(
    db,
    'SELECT id, password_hash FROM users WHERE email_key = $1',
    [emailKey(email)],
  );
  if (!account) return 'none';
  const { id, password_hash: stored } = account;
  if (stored === null) {
    if (!wanted) return 'none';
    const hash = await passwords.hash(DEMO.password);
    await db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, hash]);
    return 'open';
  }
  if (!(await passwords.verify(stored, DEMO.password))) return 'none';
  if (wanted) return 'open';
  await db.transaction(async (tx) => {
    await tx.query('UPDATE users SET password_hash = NULL WHERE id = $1', [id]);
    await revokeSessions(tx, id, now);
  });
  return 'locked';
}

/** Enough people for the longest list to have one number each. */
const SAMPLE_PEOPLE = 260;

const FIRST = `Μαρία Γιώργος Ελένη Δημήτρης Κατερίνα Νίκος Σοφία Κώστας Άννα Γιάννης Βασιλική
  Παναγιώτης Ιωάννα Χρήστος Δέσποινα Αντώνης`.split(/\s+/);
const LAST = 'Δείγμα Παράδειγμα Δοκιμή Υπόδειγμα Πρότυπο Σχέδιο Πρόχειρο Προσχέδιο'.split(' ');

/** Writes the sample people, who cannot sign in, and the demo accounts with their roles. */
export async function seedAccounts(
  tx: Queryable,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const random = seededRandom('people');
  const joined = new Date(now.getTime() - 420 * 86_400_000);
  const people = Array.from({ length: SAMPLE_PEOPLE }, (_, index) => ({
    email: `sample-${index + 1}@seira.example`,
    firstName: random.pick(FIRST),
    lastName: random.pick(LAST),
    sample: true,
  }));
  const demo = { email: DEMO.email, firstName: 'Αθηνά', lastName: 'Δοκιμαστή' };
  const rows = [...people, demo, ...STAFF].map(({ email, firstName, lastName, ...more }) => {
    const code = sampleCode('usr', random);
    const sample = 'sample' in more;
    return {
      code,
      email,
      email_key: emailKey(email),
      password_hash: sample ? null : passwordHash,
      first_name: firstName,
      last_name: lastName,
      sample,
      moderator: 'role' in more && more.role === null,
      birth_date: '1990-05-17',
      main_image: sample ? `/pictures/portraits/${code}.svg` : null,
      created_at: joined,
      confirmed_at: joined,
    };
  });
  await insertRows(tx, 'users', rows, 'ON CONFLICT DO NOTHING');
  await tx.query(
    `INSERT INTO members (organisation_id, user_id, role, created_at)
     SELECT o.id, u.id, s.role, u.created_at
       FROM jsonb_to_recordset($1::jsonb) AS s (email text, role text)
       JOIN users u USING (email) JOIN organisations o ON o.slug = ANY ($2)
      WHERE s.role IS NOT NULL`,
    [JSON.stringify(STAFF), STAFFED],
  );
  await tx.query("UPDATE organisations SET door = 'poster' WHERE slug = ANY ($1)", [STAFFED]);
}

export const demoUserId = (db: Queryable): Promise<number | null> =>
  valueOf(db, 'SELECT id FROM users WHERE email_key = $1', [emailKey(DEMO.email)]);

export const samplePeopleIds = async (db: Queryable): Promise<number[]> =>
  (await db.query<{ id: number }>('SELECT id FROM users WHERE sample ORDER BY id')).map(
    ({ id }) => id,
  );
