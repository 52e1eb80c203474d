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

export interface Decision extends Pick<DecisionPayload, 'decision' | 'reason'> {
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
  /** A message of its own, instead of the one about a decision. */
  letter?: (language: Language) => Message;
}

export interface Decided extends Told {
  /** Other people concerned, such as the author of a reported text. */
  others?: (Told & Pick<DecisionPayload, 'decision'> & Pick<ModerationItem, 'kind'>)[];
}

/** A pending item as its row, locked, and as a moderator sees it. */
export interface PendingItem<Row extends PendingRow = PendingRow> {
  row: Row;
  item: ModerationItem;
}

export interface PendingRow {
  id: number;
  code: string;
  /** Its author; null: without an account. */
  user_id: number | null;
  created_at: Date;
  by: string | null;
  text: string;
  slug?: string;
  title?: string;
  photo?: string | null;
}

/** A kind of pending item. Several may share a name, e.g. reports of reviews and of listings. */
export interface ModerationKind<Row extends PendingRow = PendingRow> {
  kind: ModerationItem['kind'];
  /** Folders that it has; by default that of submissions. */
  folders?: readonly ModerationFolder[];
  /** The alias of its table in SQL. */
  alias: string;
  /** The rows of a folder: `FROM … WHERE …`. */
  from: (folder: ModerationFolder) => string;
  /** The columns of `Row`; places have their names in a language. */
  columns: (language: Language) => string;
  /** Each row's parts beyond those that its columns give. */
  items(rows: Row[], db: Queryable): Partial<ModerationItem>[] | Promise<Partial<ModerationItem>[]>;
  /**
   * Locks everything that the item shows and its author can change until the transaction ends.
   * Rows are locked in the order in which an edit of the author locks them.
   */
  lock(tx: Queryable, code: string): Promise<unknown>;
  /** Decides about an item that waits, was locked, and is what the moderator saw. */
  decide(tx: Queryable, row: Row, decision: Decision): Promise<Decided>;
}

/** The beginning of a text, by which its author recognises it. */
export const beginningOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  const letters = [...line];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : line;
};

export const lockRow = (tx: Queryable, table: string, code: string): Promise<unknown> =>
  tx.query(`SELECT FROM ${table} WHERE code = $1 FOR NO KEY UPDATE`, [code]);

/** The answer to somebody about something of a place. */
export const aboutPlace = ({
  user_id: userId,
  title,
  slug,
}: Pick<PendingRow, 'user_id' | 'title' | 'slug'>): Told => ({
  tell: userId === null ? null : { userId },
  title: title!,
  path: listingPath(slug!),
});

export const countPending = async (
  db: Queryable,
  { from }: ModerationKind,
  folder: ModerationFolder = 'submissions',
): Promise<number> => (await valueOf<number>(db, `SELECT count(*) ${from(folder)}`))!;

/** Changes whenever anything of an item changes that its moderator read; in every language the same. */
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

/** When the oldest item of a folder was sent in; null: nothing waits there. */
export const oldestPending = (
  db: Queryable,
  { from, columns }: ModerationKind,
  folder: ModerationFolder,
): Promise<Date | null> =>
  valueOf(db, `SELECT min(created_at) FROM (SELECT ${columns(defaultLanguage)} ${from(folder)}) waiting`); // prettier-ignore

/** Items of a kind in a folder, the oldest first; what is over, the latest first. */
export async function pendingItems<Row extends PendingRow>(
  db: Queryable,
  { kind, alias, from, columns, items }: ModerationKind<Row>,
  { folder = 'submissions', language, limit, code = null }: { folder?: ModerationFolder; language: Language; limit: number; code?: string | null }, // prettier-ignore
): Promise<PendingItem<Row>[]> {
  const order = folder === 'submissions' || folder === 'messages' ? 'ASC' : 'DESC';
  const rows = await db.query<Row>(
    `SELECT ${columns(language)} ${from(folder)} AND ($2::text IS NULL OR ${alias}.code = $2)
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
