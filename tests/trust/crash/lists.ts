import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { PERSON, startProcess } from '#tests/trust/servers.ts';
import { ask, type Person } from './ledger.ts';

const PER_ROUND = 6;

/** The list of today, which a clerk serves and screens follow through all rounds. */
export const TODAY = 'lst_today';

const codeOf = (round: number, n: number) => `lst_round${round}x${n}`;

const ownListsOf = (round: number): string[] =>
  Array.from({ length: PER_ROUND - 1 }, (_, n) => codeOf(round, n));

/** The lists of one round, so that each round is judged on its own, and that of today. */
export const listsOf = (round: number): string[] => [...ownListsOf(round), TODAY];

/**
 * Writes an organisation with lists for this many rounds, all of them open for years, and a list of
 * today.
 */
export async function writeLists(db: Db, rounds: number): Promise<void> {
  await migrate(db);
  await db.exec(
    `INSERT INTO categories (code, title, icon_name) VALUES ('cat_x', 'x', 'shops') ON CONFLICT DO NOTHING;
     INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at)
       SELECT 'org_x', 'x', min(id), 'x', 'x', 'x', 'x', now() FROM categories ON CONFLICT DO NOTHING`,
  );
  const codes = Array.from({ length: rounds }, (_, round) => ownListsOf(round)).flat();
  await db.query(
    `INSERT INTO waiting_lists (code, organisation_id, service, released_on, capacity)
     SELECT code, (SELECT id FROM organisations WHERE code = 'org_x'), code,
            CASE code WHEN $2 THEN (now() AT TIME ZONE 'Europe/Athens')::date ELSE '2040-01-01' END,
            CASE WHEN code LIKE '%x0' THEN 10 END
       FROM jsonb_array_elements_text($1::jsonb) AS code`,
    [JSON.stringify([...codes, TODAY]), TODAY],
  );
}

/** Makes people members of the place, with addresses that are confirmed, so that they send photos. */
export async function makeMembers(db: Db, emails: readonly string[]): Promise<void> {
  await db.query(
    `WITH them AS (
       UPDATE users SET confirmed_at = created_at WHERE email = ANY ($1) RETURNING id)
     INSERT INTO members SELECT o.id, t.id, 'clerk', now() FROM organisations o, them t
      WHERE o.code = 'org_x'`,
    [[...emails]],
  );
}

const MEMBERS = 6;

const QUIET = {
  SIMULATOR: 'off',
  HASH_MEMORY_KIB: '8',
  SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000000',
  OPEN_TICKETS: '1000000',
  OPEN_TICKETS_PER_DAY: '1000000',
  TAKES_PER_MINUTE: '1000000',
  ACCESS_TOKEN_SECONDS: '86400',
  REFRESH_GRACE_SECONDS: '600',
  JWT_SECRET: 'a secret of the crash tests, long enough',
};

/** Starts a server that limits nobody and says little. */
export const startOn = (env: Record<string, string>) => startProcess({ ...QUIET, ...env });

/** Signs up somebody who is to serve at the place. */
export async function signUpMember(address: string): Promise<Person> {
  const email = `member-${randomUUID()}@seira.example`;
  const answer = await ask(address, 'POST', '/api/users/sign_up', {}, { email, ...PERSON });
  const access = answer?.headers.get('access-token');
  if (!access) throw new Error(`A member cannot sign up: ${answer?.status} ${answer?.body}`);
  return { email, access, refresh: '' };
}

/**
 * Writes what rounds begin with: lists, and members of their place, who have signed up at a server.
 * @param open opens the database once that server has stopped
 */
export async function prepare(
  env: Record<string, string>,
  rounds: number,
  open: () => Promise<Db>,
): Promise<Person[]> {
  const first = startOn(env);
  const address = await first.address;
  const members: Person[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await signUpMember(address));
  first.child.kill('SIGTERM');
  await first.end;
  const db = await open();
  await writeLists(db, rounds);
  await makeMembers(
    db,
    members.map(({ email }) => email),
  );
  await db.close();
  return members;
}
