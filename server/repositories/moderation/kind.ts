import type { Language } from '#common/languages.ts';
import type { DecisionPayload, ModerationItem } from '#common/contract/moderation.ts';
import type { Queryable } from '#server/db/client.ts';

/**
 * What submitted things wait with, of listings or claims `x` by people `u`: what would make somebody
 * an owner waits while their account is being deleted, or the place would be left to nobody. A
 * decision holds the person (`FOR SHARE OF u`), so that none is made while a deletion is asked for.
 */
export const submitted = (x: 'l' | 'c') => `${x}.state = 'submitted' AND u.delete_at IS NULL`;

/** A decision about one thing, by its code. */
export interface Decision extends DecisionPayload {
  code: string;
  /** The account of the moderator. */
  moderatorId: number;
  now: Date;
}

/** Whom a decision concerns, and what they are told that it is about. */
export interface Told {
  /**
   * Whom a mail tells: an account, an address of somebody without one, or nobody. An account whose
   * language is not known is told in Greek.
   */
  tell: { userId: number; language?: Language } | { email: string; language: Language } | null;
  /** What it was about, as its author knows it: the name of a listing, the first words of a text. */
  title: string;
  /** Where its author sees it, as a path of the app; null: nowhere. */
  path: string | null;
}

/** What a decision did. */
export interface Decided extends Told {
  /** Others whom it concerns, such as the author of what somebody reported. */
  others?: (Told & Pick<DecisionPayload, 'decision'> & Pick<ModerationItem, 'kind'>)[];
}

/** One kind of what waits for moderators. Several may share a name, e.g. reports of two things. */
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
