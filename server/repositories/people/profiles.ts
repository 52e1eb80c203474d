import { pick } from '#server/repositories/pick.ts';
import { first, updateRow, valueOf, type Queryable } from '#server/db/client.ts';
import type { UserRow } from './users.ts';

export interface ProfileRow extends Omit<
  UserRow,
  'id' | 'confirmed_at' | 'delete_at' | 'moderator'
> {
  bio: string;
  location: string;
  phone: string;
  youtube: string;
  website: string;
  profile_public: boolean;
}

const PROFILE_COLUMNS = `code, first_name, last_name, email, bio, location, phone, youtube, website,
  profile_public, main_image, created_at, language`;

export const profileOf = (db: Queryable, userId: number): Promise<ProfileRow | undefined> =>
  first(db, `SELECT ${PROFILE_COLUMNS} FROM users WHERE id = $1`, [userId]);

/** The public profile of a code, if its holder published it and is not deleting the account. */
export const publicProfile = (db: Queryable, code: string): Promise<ProfileRow | undefined> =>
  first(
    db,
    `SELECT ${PROFILE_COLUMNS} FROM users WHERE code = $1 AND profile_public AND delete_at IS NULL`,
    [code],
  );

/** Profile fields that its form changes immediately. */
const CHANGED = [
  'first_name',
  'last_name',
  'bio',
  'location',
  'phone',
  'youtube',
  'website',
  'profile_public',
] as const satisfies (keyof ProfileRow)[];
export type ProfileChange = Pick<ProfileRow, (typeof CHANGED)[number]>;

export const saveProfile = (
  tx: Queryable,
  userId: number,
  profile: ProfileChange,
): Promise<unknown> => updateRow(tx, 'users', userId, pick(profile, CHANGED));

export const MOST_FOLLOWED = 500;

interface FollowRow {
  author: string;
  name: string | null;
  main_image: string | null;
}

export const followsOf = (db: Queryable, userId: number): Promise<FollowRow[]> =>
  db.query(
    `SELECT f.author, u.first_name || ' ' || u.last_name AS name, u.main_image
       FROM follows f
       LEFT JOIN users u ON u.code = f.author AND u.profile_public AND u.delete_at IS NULL
      WHERE f.user_id = $1
      ORDER BY f.created_at DESC, f.author`,
    [userId],
  );

/** Follows an author. A repeat changes nothing. @returns false if the person follows the maximum */
export async function follow(
  tx: Queryable,
  { userId, author, now }: { userId: number; author: string; now: Date },
): Promise<boolean> {
  await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const followed = await valueOf<number>(
    tx,
    'SELECT count(*) FROM follows WHERE user_id = $1 AND author <> $2',
    [userId, author],
  );
  if (followed! >= MOST_FOLLOWED) return false;
  await tx.query(
    'INSERT INTO follows (user_id, author, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [userId, author, now],
  );
  return true;
}

export const unfollow = (db: Queryable, userId: number, author: string): Promise<unknown> =>
  db.query('DELETE FROM follows WHERE user_id = $1 AND author = $2', [userId, author]);

export const countFollowers = (
  db: Queryable,
  authors: readonly string[],
): Promise<{ author: string; count: number }[]> =>
  db.query(
    `SELECT author, count(*) AS count FROM follows WHERE author = ANY ($1::text[])
      GROUP BY author ORDER BY author`,
    [authors],
  );
