import type { Language } from '#common/languages.ts';
import { first, type Queryable } from '#server/db/client.ts';

export interface ProfileRow {
  code: string;
  first_name: string;
  last_name: string;
  email: string;
  bio: string;
  location: string;
  phone: string;
  youtube: string;
  website: string;
  profile_public: boolean;
  main_image: string | null;
  created_at: Date;
  language: Language;
}

const COLUMNS = `code, first_name, last_name, email, bio, location, phone, youtube, website,
  profile_public, main_image, created_at, language`;

export const profileOf = (db: Queryable, userId: number): Promise<ProfileRow | undefined> =>
  first(db, `SELECT ${COLUMNS} FROM users WHERE id = $1`, [userId]);

/** The profile of this code, if its holder lets everybody read it and keeps the account. */
export const publicProfile = (db: Queryable, code: string): Promise<ProfileRow | undefined> =>
  first(
    db,
    `SELECT ${COLUMNS} FROM users WHERE code = $1 AND profile_public AND delete_at IS NULL`,
    [code],
  );

/** The part of a profile that its form changes at once. */
export type ProfileChange = Pick<
  ProfileRow,
  | 'first_name'
  | 'last_name'
  | 'bio'
  | 'location'
  | 'phone'
  | 'youtube'
  | 'website'
  | 'profile_public'
>;

export const saveProfile = (
  tx: Queryable,
  userId: number,
  profile: ProfileChange,
): Promise<unknown> =>
  tx.query(
    `UPDATE users SET first_name = $2, last_name = $3, bio = $4, location = $5, phone = $6,
            youtube = $7, website = $8, profile_public = $9
      WHERE id = $1`,
    [
      userId,
      profile.first_name,
      profile.last_name,
      profile.bio,
      profile.location,
      profile.phone,
      profile.youtube,
      profile.website,
      profile.profile_public,
    ],
  );
