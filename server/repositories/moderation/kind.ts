import type { Language } from '#common/languages.ts';
import type { DecisionPayload, ModerationItem } from '#common/contract/moderation.ts';
import type { Queryable } from '#server/db/client.ts';

/** A decision about one thing, by its code. */
export interface Decision extends DecisionPayload {
  code: string;
  /** The account of the moderator. */
  moderatorId: number;
  now: Date;
}

/** What a decision did. */
export interface Decided {
  /** Whom a mail tells: an account, an address of somebody without one, or nobody. */
  tell: { userId: number } | { email: string; language: Language } | null;
  /** What it was about, as its author knows it: the name of a listing, the first words of a text. */
  title: string;
  /** Where its author sees it, as a path of the app; null: nowhere. */
  path: string | null;
}

/** One kind of what waits for moderators. */
export interface ModerationKind {
  kind: ModerationItem['kind'];
  count: (db: Queryable) => Promise<number>;
  /** The oldest first. */
  waiting: (db: Queryable, limit: number) => Promise<Omit<ModerationItem, 'kind'>[]>;
  /** @returns undefined when nothing of that code waits */
  decide: (tx: Queryable, decision: Decision) => Promise<Decided | undefined>;
}
