import type { Language } from '#common/languages.ts';
import type { DecisionPayload, ModerationItem } from '#common/contract/moderation.ts';
import type { Queryable } from '#server/db/client.ts';

/**
 * The condition for listings or claims `x` by people `u` to be pending. Nobody becomes an owner
 * while their account is being deleted, or the place would be left without one. A decision locks
 * the person (`FOR SHARE OF u`), so that it cannot race with a request for deletion.
 */
export const submitted = (x: 'l' | 'c') => `${x}.state = 'submitted' AND u.delete_at IS NULL`;

/** A decision about one thing, by its code. */
export interface Decision extends DecisionPayload {
  code: string;
  /** The account of the moderator. */
  moderatorId: number;
  now: Date;
}

/** The addressee of a decision and the subject of the message. */
export interface Told {
  /** An account, the address of somebody without one, or nobody. */
  tell: { userId: number } | { email: string; language: Language } | null;
  /** The name of a listing, or the first words of a text, for its author to recognise. */
  title: string;
  /** The app path at which its author sees it; null: none. */
  path: string | null;
}

export interface Decided extends Told {
  /** Other people concerned, such as the author of a reported text. */
  others?: (Told & Pick<DecisionPayload, 'decision'> & Pick<ModerationItem, 'kind'>)[];
}

/** A kind of pending item. Several may share a name, e.g. reports of reviews and of listings. */
export interface ModerationKind {
  kind: ModerationItem['kind'];
  count: (db: Queryable) => Promise<number>;
  /** The oldest first; places have their names in a language. */
  waiting: (
    db: Queryable,
    limit: number,
    language: Language,
  ) => Promise<Omit<ModerationItem, 'kind'>[]>;
  /** @returns undefined when nothing of that code waits */
  decide: (tx: Queryable, decision: Decision) => Promise<Decided | undefined>;
}
