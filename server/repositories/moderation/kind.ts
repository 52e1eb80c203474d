import { listingPath } from '#common/addresses.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type {
  DecisionPayload,
  ModerationFolder,
  ModerationItem,
} from '#common/contract/moderation.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { Message } from '#mail/message.ts';
import { first, valueOf, type Queryable } from '#server/db/client.ts';

export interface Decision extends DecisionPayload {
  code: string;
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
  /** @returns undefined when nothing of that code waits */
  decide: (tx: Queryable, decision: Decision) => Promise<Decided | undefined>;
}

/** The beginning of a text, by which its author recognises it. */
export const beginningOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  const letters = [...line];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : line;
};

/**
 * The row of a code that waits, with its Greek names, held until the transaction ends.
 * @param lock another lock, e.g. `FOR SHARE OF u`
 */
export const waitingRow = <Row extends PendingRow>(
  tx: Queryable,
  { alias, from, columns }: ModerationKind<Row>,
  code: string,
  lock = '',
): Promise<Row | undefined> =>
  first<Row>(
    tx,
    `SELECT ${columns(defaultLanguage)} ${from('submissions')} AND ${alias}.code = $1
        FOR NO KEY UPDATE OF ${alias} ${lock}`,
    [code],
  );

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

/** Items of a kind in a folder, the oldest first; what is over, the latest first. */
export async function pendingItems(
  db: Queryable,
  { kind, from, columns, items }: ModerationKind,
  { folder = 'submissions', language, limit }: { folder?: ModerationFolder; language: Language; limit: number }, // prettier-ignore
): Promise<ModerationItem[]> {
  const order = folder === 'submissions' || folder === 'messages' ? 'ASC' : 'DESC';
  const rows = await db.query<PendingRow>(
    `SELECT ${columns(language)} ${from(folder)}
      ORDER BY created_at ${order}, id ${order} LIMIT $1`,
    [limit],
  );
  const more = await items(rows, db);
  return rows.map(({ code, created_at, by, text, slug, title, photo }, index) => ({
    kind,
    code,
    created_at: toAthensIso(created_at),
    by,
    place: slug === undefined || title === undefined ? null : { slug, title },
    title: title ?? beginningOf(text),
    text,
    facts: [],
    pictures: photo ? [photo] : [],
    decisions: ['approve', 'return'],
    ...more[index],
  }));
}
