import type { EnglishNames, EnglishTexts } from '#server/repositories/organisations/english.ts';
import { first, insertRow, valueOf, type Db } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { indexOrganisation } from '#server/repositories/organisations/searchIndex.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import { confirmAddress, createUser, type UserRow } from '#server/repositories/people/users.ts';
import { sessionRules } from '#server/plugins/auth.ts';
import { signAccessToken } from '#server/lib/secrets/tokens.ts';
import { NOON, TODAY, type TestApp } from './testApp.ts';

let counter = 0;
const next = () => (counter += 1);

/** The same hours on every day, or only on some weekdays. */
export const hoursOf = (from: string, to: string, weekdays = [1, 2, 3, 4, 5, 6, 7]): OpeningHours =>
  weekdays.map((weekday) => ({ weekday, intervals: [{ from, to }] }));

export const NINE_TO_FIVE = hoursOf('09:00', '17:00');

type Texts = 'slug' | 'title' | 'address' | 'city' | 'district' | 'country' | 'description';
type Numbers = 'rating' | 'price_from' | 'reviews_count' | 'views_count' | 'counters';
type Columns = Record<Texts, string> & Record<Numbers, number> & { created_at: Date };

interface OrganisationOptions extends Partial<Columns> {
  category?: string;
  tags?: string[];
  openingHours?: OpeningHours;
  english?: EnglishNames & EnglishTexts;
}

/** Writes an organisation with its search index; returns its id and slug. */
export async function buildOrganisation(
  db: Db,
  { category = 'shops', tags = [], openingHours, english, ...columns }: OrganisationOptions = {},
): Promise<{ id: number; slug: string; code: string }> {
  const n = next();
  await db.query(
    `INSERT INTO categories (code, title, icon_name) VALUES ('cat_' || $1::text, $2, $1)
     ON CONFLICT DO NOTHING`,
    [category, `Κατηγορία ${category}`],
  );
  const row = await insertRow<{ id: number; slug: string; code: string }>(
    db,
    'organisations',
    {
      code: newCode('org'),
      slug: `org-${n}`,
      category_id: await valueOf(db, 'SELECT id FROM categories WHERE icon_name = $1', [category]),
      title: `Μαγαζί ${n}`,
      address: `Οδός ${n}`,
      city: 'Αθήνα',
      district: 'Κυψέλη',
      country: 'GR',
      tags: JSON.stringify(tags),
      opening_hours: JSON.stringify(openingHours ?? NINE_TO_FIVE),
      author_name: 'Μαρία Δοκιμή',
      position: n,
      created_at: NOON,
      english: english && JSON.stringify(english),
      ...columns,
    },
    'RETURNING id, slug, code',
  );
  await indexOrganisation(db, row!.id);
  return row!;
}

/** Writes a waiting list; returns its id and code. */
export async function buildList(
  db: Db,
  options: {
    organisationId?: number;
    releasedOn?: string;
    capacity?: number | null;
    state?: 'open' | 'paused' | 'closed';
    service?: string;
    issued?: number;
    closesAt?: Date | null;
  } = {},
): Promise<{ id: number; code: string }> {
  const organisationId = options.organisationId ?? (await buildOrganisation(db)).id;
  const row = await first<{ id: number; code: string }>(
    db,
    `INSERT INTO waiting_lists (code, organisation_id, service, released_on, state, capacity,
                                issued, average_minutes, closes_at, counters)
     SELECT $1, id, $3, $4::date, $5, $6, $7, 10, $8, counters FROM organisations WHERE id = $2
     RETURNING id, code`,
    [
      newCode('lst'),
      organisationId,
      options.service ?? '',
      options.releasedOn ?? TODAY,
      options.state ?? 'open',
      options.capacity ?? null,
      options.issued ?? 0,
      options.closesAt ?? null,
    ],
  );
  if (!row) throw new Error('not written');
  return row;
}

/** Hash of "password1" at the cost of the tests. */
const HASH_OF_PASSWORD =
  '$argon2id$v=19$m=8,t=2,p=1$fXjNmxri6ndueFSrorQQ6g$zd8s8M9laJ1nSnVwd+Sko/GRZQOI8BvrRQww33twjyo';

/** A signed-in person: the row, and headers that authenticate it. */
export interface SignedIn {
  user: UserRow;
  headers: Record<string, string>;
  refreshToken: string;
}

/** Writes a person with a session, without a sign-up request. */
export async function buildSignedIn(
  { db, context, clock }: Pick<TestApp, 'db' | 'context' | 'clock'>,
  { confirmed = false, moderator = false } = {},
): Promise<SignedIn> {
  const n = next();
  const user = await createUser(db, {
    email: `person-${n}@seira.example`,
    password_hash: HASH_OF_PASSWORD,
    first_name: 'Άννα',
    last_name: `Δοκιμή ${n}`,
    gender: null,
    birth_date: '1990-01-01',
    language: 'el',
    now: clock.now(),
  });
  if (!user) throw new Error('not written');
  if (confirmed) await confirmAddress(db, user.id, clock.now());
  if (moderator) await db.query('UPDATE users SET moderator = true WHERE id = $1', [user.id]);
  const rules = sessionRules({ ...context, clock });
  // A job of another process deletes sessions without a refresh token.
  const { session, refreshToken } = await db.transaction((tx) => startSession(tx, user.id, rules));
  const signing = { ...context, seconds: rules.accessTokenSeconds };
  const token = signAccessToken({ user: user.code, session }, signing);
  return { user, refreshToken, headers: { authorization: `Bearer ${token}` } };
}

export const buildMember = async (
  test: Pick<TestApp, 'db' | 'context' | 'clock'>,
  organisationId: number,
  role: 'clerk' | 'owner' = 'clerk',
): Promise<SignedIn> => {
  const member = await buildSignedIn(test);
  const row = [organisationId, member.user.id, role, NOON];
  await test.db.query('INSERT INTO members VALUES ($1, $2, $3, $4)', row);
  return member;
};
