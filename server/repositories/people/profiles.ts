import type { Language } from '#common/languages.ts';
import { first, updateRow, type Queryable } from '#server/db/client.ts';

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
  { first_name, last_name, bio, location, phone, youtube, website, profile_public }: ProfileChange,
): Promise<unknown> =>
  updateRow(tx, 'users', userId, {
    first_name,
    last_name,
    bio,
    location,
    phone,
    youtube,
    website,
    profile_public,
  });
