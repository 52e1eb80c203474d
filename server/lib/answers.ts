import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db/client.ts';
import type { Clock } from './clock.ts';

/** The forms in which an answer may travel, the best first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** An answer as it goes over the wire. */
export interface Answer {
  body: Buffer;
  /** The same for the same bytes, also in another process. Weak: one for every coding. */
  etag: string;
  /** The body compressed, if it was asked for before; `undefined` until then. */
  ready(coding: Coding): Buffer | undefined;
  /** The body compressed; worked out once. */
  encoded(coding: Coding): Promise<Buffer>;
}

/** Answers that are the same for everybody. */
export interface Answers {
  /**
   * The kept answer if it is still good; made anew otherwise, once for all who ask meanwhile.
   * @param make the text, from what the database holds at `now`; `null` when there is none.
   */
  read(key: string, make: (now: Date) => Promise<string | null>): Promise<Answer | null>;
  /** The kept answer if it is still good. */
  kept(key: string): Answer | undefined;
  /** Bytes held. */
  size(): number;
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

function answerOf(text: string): Answer {
  const body = Buffer.from(text);
  const sum = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const made = new Map<Coding, Buffer>();
  const making = new Map<Coding, Promise<Buffer>>();
  return {
    body,
    etag: `W/"${sum}"`,
    ready: (coding) => made.get(coding),
    encoded: (coding) => {
      const before = making.get(coding);
      if (before) return before;
      const work = compress[coding](body);
      making.set(coding, work);
      void work.then((bytes) => made.set(coding, bytes)).catch(() => making.delete(coding));
      return work;
    },
  };
}

interface Span {
  /** What this process had written when the answer was begun. */
  changes: number;
  /** From when to before when it is good, in milliseconds. */
  from: number;
  until: number;
}

const MINUTE = 60_000;
/** The bytes of an answer, of its compressed forms and of its key, roughly. */
const weightOf = (key: string, { body }: Answer) =>
  Math.ceil(body.length * 1.6 + key.length * 2 + 500);
const UNASKED_MS = 2 * MINUTE;

/**
 * Keeps answers. One is good until this process writes to a public table, until the next full
 * minute (places open and close, days begin), and for `keptMs` at most: so long may it miss what
 * other processes write. With `keptMs` 0 nothing is kept. One that is no longer good stays for a
 * while, because the next may have the same bytes.
 * @param most bytes that may be held; what nobody asked for longest goes first.
 * @param unaskedMs when one that was not made anew gives its memory back, in milliseconds.
 */
export function keepAnswers({
  db,
  clock,
  keptMs,
  most,
  unaskedMs = UNASKED_MS,
}: {
  db: Db;
  clock: Clock;
  keptMs: number;
  most: number;
  unaskedMs?: number;
}): Answers {
  const kept = new LRUCache<string, { answer: Answer; span: Span }>({
    maxSize: most,
    maxEntrySize: Math.floor(most / 4),
    sizeCalculation: ({ answer }, key) => weightOf(key, answer),
    ttl: unaskedMs,
    ttlAutopurge: true,
  });
  const making = new Map<string, { work: Promise<Answer | null>; span: Span }>();

  const isGood = ({ changes, from, until }: Span) => {
    const now = clock.now().getTime();
    return changes === db.changes() && now >= from && now < until;
  };
  const keep = (key: string, answer: Answer, span: Span) => {
    // One that was begun earlier may end later.
    if (isGood(span)) kept.set(key, { answer, span });
  };

  return {
    kept: (key) => {
      const entry = kept.get(key);
      return entry && isGood(entry.span) ? entry.answer : undefined;
    },
    read: async (key, make) => {
      const entry = kept.get(key);
      if (entry && isGood(entry.span)) return entry.answer;
      const other = making.get(key);
      if (other && isGood(other.span)) return other.work;
      const now = clock.now();
      const from = now.getTime();
      const until = Math.min(from + keptMs, (Math.floor(from / MINUTE) + 1) * MINUTE);
      const span = { changes: db.changes(), from, until };
      const same = entry?.answer;
      const work = make(now).then((text) => {
        if (text === null) return null;
        const fresh = answerOf(text);
        // The same bytes as before: their compressed forms are still right.
        const answer = same?.etag === fresh.etag ? same : fresh;
        keep(key, answer, span);
        return answer;
      });
      making.set(key, { work, span });
      try {
        return await work;
      } finally {
        if (making.get(key)?.work === work) making.delete(key);
      }
    },
    size: () => kept.calculatedSize,
  };
}
