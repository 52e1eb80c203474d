import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** One state of what a stream shows, ready to be sent. */
export interface State {
  /** `date.version.digest`: the event's id. */
  id: string;
  date: string;
  version: number;
  /** The same for states that look the same. */
  digest: string;
  /** The whole event, as it is sent to every stream. */
  frame: Buffer;
}

export interface Found {
  /** The day of the line, `YYYY-MM-DD`. */
  date: string;
  /** Rises with every change on that day. */
  version: number;
  /** JSON. */
  body: string;
  /** The part whose change is worth sending; a change of the rest alone is not. */
  essence: string;
}

/**
 * A heartbeat: a comment for proxies, and an event for clients, which are not told of comments and
 * could not notice a connection that leads nowhere.
 */
export const beatFrame = (everyMs: number, now: number): Buffer =>
  Buffer.from(`:\nevent: beat\ndata: ${everyMs}\ndata: ${now}\n\n`);

/** How long a client waits before it comes back, in milliseconds. */
export const retryFrame = (ms: number): string => `retry: ${Math.round(ms)}\n\n`;

/** Writes an event. JSON has no line breaks, so its data is one line. */
export function stateOf(event: string, { date, version, body, essence }: Found): State {
  const digest = createHash('sha256').update(essence).digest('base64url').slice(0, 10);
  const id = `${date}.${version}.${digest}`;
  return {
    id,
    date,
    version,
    digest,
    frame: Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${body}\n\n`),
  };
}

const ID = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})\.[\w-]{10}$/;

/** Whether a client has seen a newer state than this one; false for an id that is not ours. */
export function isNewerThan(lastId: string | null, { date, version }: State): boolean {
  const [, seenDate, seenVersion] = ID.exec(lastId ?? '') ?? [];
  if (seenDate === undefined) return false;
  return seenDate > date || (seenDate === date && Number(seenVersion) > version);
}

/** The most bytes that wait for one reader: some hundred events. */
const MOST_BYTES = 64 * 1024;

export interface Stream {
  /** The id of the last event that the client has seen. */
  readonly lastId: string | null;
  /** It has not been told anything yet. */
  isNew: boolean;
  /** Sends bytes; a reader that lags too far behind is cut off and comes back for the newest state. */
  send(bytes: Buffer | string): void;
  /** Ends it in order, after some last bytes. */
  end(bytes: string): void;
}

/**
 * Takes a response over as a stream of events.
 * @param onDropped called when the reader was too slow
 */
export function streamOver(
  response: ServerResponse,
  lastId: string | null,
  onDropped: () => void,
): Stream {
  return {
    lastId,
    isNew: true,
    send: (bytes) => {
      if (response.destroyed || response.writableEnded) return;
      response.write(bytes);
      if (response.writableLength <= MOST_BYTES) return;
      onDropped();
      response.destroy();
    },
    end: (bytes) => {
      if (!response.destroyed && !response.writableEnded) response.end(bytes);
    },
  };
}
