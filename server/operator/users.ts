import type { Db } from '#server/db/client.ts';
import { findUserByEmail } from '#server/repositories/people/users.ts';

export interface ListedUser {
  email: string;
  name: string;
  created_at: Date;
  moderator: boolean;
  /** The places where the person serves, e.g. `kep-kypselis (owner)`. */
  places: string | null;
}

/** All accounts but those of sample people, the oldest first. */
export const listUsers = (db: Db): Promise<ListedUser[]> =>
  db.query(
    `SELECT u.email, u.first_name || ' ' || u.last_name AS name, u.created_at, u.moderator,
            (SELECT string_agg(o.slug || ' (' || m.role || ')', ', ' ORDER BY o.slug)
               FROM members m JOIN organisations o ON o.id = m.organisation_id
              WHERE m.user_id = u.id) AS places
       FROM users u WHERE NOT u.sample ORDER BY u.id`,
  );

/** Makes somebody a moderator, or no longer. @returns whether there is such an account */
export async function setModerator(db: Db, email: string, moderator: boolean): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  if (!user) return false;
  await db.query('UPDATE users SET moderator = $2 WHERE id = $1', [user.id, moderator]);
  return true;
}
