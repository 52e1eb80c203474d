import { first, type Db } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import type { Passwords } from '#server/lib/secrets/passwords.ts';
import { DEMO } from './people.ts';
import { DEMO_EMAILS, seedStaff } from './staff.ts';

/** Whether the published password of the demo account lets anybody sign in. */
export type DemoAccount = 'open' | 'locked' | 'none';

/**
 * Aligns every account of the demo with `SEED`: see `alignDemoAccount`. Accounts of members are
 * added where a demo of an earlier version lacks them.
 */
export async function alignDemoAccounts(
  db: Db,
  options: { wanted: boolean; passwords: Passwords; now: Date },
): Promise<{ email: string; state: DemoAccount }[]> {
  if (options.wanted) await seedStaff(db, { now: options.now, passwordHash: null });
  const states = [];
  for (const email of DEMO_EMAILS) {
    states.push({ email, state: await alignDemoAccount(db, options, email) });
  }
  return states;
}

/**
 * Aligns a demo account with `SEED` at every start: `demo` opens it, anything else locks it and
 * ends its sessions, so that a database that was once a demo does not go public with a known
 * password. An account whose password was changed is left alone.
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
    await tx.query(
      'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL',
      [id, now],
    );
  });
  return 'locked';
}
