import { listingPath } from '#common/addresses.ts';
import { createHash } from 'node:crypto';
import { toAthensIso } from '#common/calendar/athens.ts';
import type {
  DecisionPayload,
  ModerationFolder,
  ModerationItem,
} from '#common/contract/moderation.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { Message } from '#mail/message.ts';
import { valueOf, type Queryable } from '#server/db/client.ts';

interface Decision extends Pick<DecisionPayload, 'decision' | 'reason'> {
  moderatorId: number;
  now: Date;
}

/** The recipient of a decision and the subject of the e-mail. */
export interface DecisionRecipient {
  /** An account, the address of a person without an account, or nobody. */
  recipient: { userId: number } | { email: string; language: Language } | null;
  /** The name of a listing or the first words of a text, so that the author recognises it. */
  title: string;
  /** The app path where the author sees the item; null if there is none. */
  path: string | null;
  /** Replaces the standard e-mail about decisions. */
  writeMessage?: (language: Language) => Message;
}

export interface Decided extends DecisionRecipient {
  /** Other people to notify, such as the author of a reported text. */
  others?: (DecisionRecipient & Pick<DecisionPayload, 'decision'> & Pick<ModerationItem, 'kind'>)[];
}

/** A pending item as a locked row and as moderators see it. */
export interface PendingItem<Row extends PendingRow = PendingRow> {
  row: Row;
  item: ModerationItem;
}

export interface PendingRow {
  id: number;
  code: string;
  user_id: number | null;
  created_at: Date;
  by: string | null;
  text: string;
  slug?: string;
  title?: string;
  photo?: string | null;
}

/** A kind of pending item. Kinds may share a name, such as reports of reviews and of listings. */
export interface ModerationKind<Row extends PendingRow = PendingRow> {
  kind: ModerationItem['kind'];
  /** Its folders; the default is submissions. */
  folders?: readonly ModerationFolder[];
  alias: string;
  /** The rows of a folder: `FROM … WHERE …`. */
  from: (folder: ModerationFolder) => string;
  /** The columns of `Row`, with the names of places in a language. */
  columns: (language: Language) => string;
  /** Fields of each item that need more than the columns. */
  items(rows: Row[], db: Queryable): Partial<ModerationItem>[] | Promise<Partial<ModerationItem>[]>;
  /**
   * Locks everything that the item shows and its author can change until the transaction ends.
   * Locks rows in the same order as an edit by the author.
   */
  lock(tx: Queryable, code: string): Promise<unknown>;
  /** Decides about an item that is pending, locked, and in the version that the moderator saw. */
  decide(tx: Queryable, row: Row, decision: Decision): Promise<Decided>;
}

/** The beginning of a text, so that its author recognises it. */
export const beginningOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  const characters = [...line];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : line;
};

export const lockRow = (tx: Queryable, table: string, code: string): Promise<unknown> =>
  tx.query(`SELECT FROM ${table} WHERE code = $1 FOR NO KEY UPDATE`, [code]);

export const aboutPlace = ({
  user_id: userId,
  title,
  slug,
}: Pick<PendingRow, 'user_id' | 'title' | 'slug'>): DecisionRecipient => ({
  recipient: userId === null ? null : { userId },
  title: title!,
  path: listingPath(slug!),
});

/** The rows of a folder without those that have a held decision. */
const undecided = (
  { kind, alias, from }: Pick<ModerationKind, 'kind' | 'alias' | 'from'>,
  folder: ModerationFolder,
): string => `${from(folder)} AND NOT EXISTS
  (SELECT FROM held_decisions h WHERE h.kind = '${kind}' AND h.code = ${alias}.code)`;

export const countPending = async (
  db: Queryable,
  kind: ModerationKind,
  folder: ModerationFolder = 'submissions',
): Promise<number> => (await valueOf<number>(db, `SELECT count(*) ${undecided(kind, folder)}`))!;

/** Changes with every field that moderators read, independent of the language. */
const versionOf = ({
  by,
  place,
  title,
  text,
  facts,
  pictures,
}: Omit<ModerationItem, 'version'>): string =>
  createHash('sha256')
    .update(JSON.stringify([by, place ? place.slug : title, text, facts, pictures]))
    .digest('base64url');

/** The date of the oldest item in a folder; null if the folder is empty. */
export const oldestPending = (
  db: Queryable,
  kind: ModerationKind,
  folder: ModerationFolder,
): Promise<Date | null> =>
  valueOf(
    db,
    `SELECT min(created_at)
       FROM (SELECT ${kind.columns(defaultLanguage)} ${undecided(kind, folder)}) waiting`,
  );

/**
 * Items of a kind in a folder: pending items oldest first, decided items latest first. Items with a
 * held decision appear only when asked for by code.
 */
export async function pendingItems<Row extends PendingRow>(
  db: Queryable,
  { kind, alias, from, columns, items }: ModerationKind<Row>,
  {
    folder = 'submissions',
    language,
    limit,
    code = null,
  }: { folder?: ModerationFolder; language: Language; limit: number; code?: string | null },
): Promise<PendingItem<Row>[]> {
  const order = folder === 'submissions' || folder === 'messages' ? 'ASC' : 'DESC';
  const rows = await db.query<Row>(
    `SELECT ${columns(language)}
       ${code === null ? undecided({ kind, alias, from }, folder) : from(folder)}
        AND ($2::text IS NULL OR ${alias}.code = $2)
      ORDER BY created_at ${order}, id ${order} LIMIT $1`,
    [limit, code],
  );
  const more = await items(rows, db);
  return rows.map((row, index) => {
    const { created_at, by, text, slug, title, photo } = row;
    const item = {
      kind,
      code: row.code,
      created_at: toAthensIso(created_at),
      by,
      place: slug === undefined || title === undefined ? null : { slug, title },
      title: title ?? beginningOf(text),
      text,
      facts: [],
      pictures: photo ? [photo] : [],
      decisions: ['approve', 'return'] as ModerationItem['decisions'],
      ...more[index],
    };
    return { row, item: { ...item, version: versionOf(item) } };
  });
}
