import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { writeClerks, writeOpenLists, writePlace } from '#tests/trust/people.ts';
import { startProcess, UNLIMITED, type Person } from '#tests/trust/servers.ts';

const PER_ROUND = 6;
const MEMBERS = 6;

/** The list of today, which a clerk serves and screens follow in all rounds. */
export const TODAY = 'lst_1';

const ownListsOf = (round: number): string[] =>
  Array.from({ length: PER_ROUND - 1 }, (_, n) => `lst_round${round}x${n}`);

/** The lists of one round, which is checked independently, and the list of today. */
export const listsOf = (round: number): string[] => [...ownListsOf(round), TODAY];

/**
 * Writes a place with lists for the given number of rounds, one of each round for ten people.
 * @returns members of the place
 */
export async function prepare(db: Db, rounds: number): Promise<Person[]> {
  await migrate(db);
  await writePlace(db);
  const codes = Array.from({ length: rounds }, (_, round) => ownListsOf(round));
  await writeOpenLists(db, codes.flat());
  await db.exec("UPDATE waiting_lists SET capacity = 10 WHERE code LIKE '%x0'");
  const tokens = await writeClerks(db, MEMBERS);
  return tokens.map((access, n) => ({ email: `usr_b${n + 1}@bench.example`, access, refresh: '' }));
}

/** Starts a server without limits and with little log output. */
export const startOn = (env: Record<string, string>) =>
  startProcess({
    ...UNLIMITED,
    HASH_MEMORY_KIB: '8',
    SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000000',
    ACCESS_TOKEN_SECONDS: '86400',
    REFRESH_GRACE_SECONDS: '600',
    ...env,
  });
