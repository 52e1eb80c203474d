import type { Db } from '#server/db/client.ts';
import { startProcess } from '#tests/trust/servers.ts';
import type { Person } from './ledger.ts';
import { makeMembers, writeLists } from './lists.ts';
import { signUpMember } from './load.ts';

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
