import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** One state of a stream's subject, ready to send. */
export interface State {
  /** The event id, `date.version.digest`. */
  id: string;
  date: string;
  version: number;
  /** Equal for states that look the same. */
  digest: string;
  frame: Buffer;
}

export interface Found {
  /** The day of the line, `YYYY-MM-DD`. */
  date: string;
  /** Rises with every change on that day. */
  version: number;
  body: string;
  /** The part whose changes are sent. Changes of the rest alone are not. */
  essence: string;
}

/**
 * A heartbeat: a comment for proxies, and an event for clients, which do not see comments and could
 * not detect a dead connection.
 */
export const heartbeatFrame = (everyMs: number, now: number): Buffer =>
  Buffer.from(`:\nevent: beat\ndata: ${everyMs}\ndata: ${now}\n\n`);

/** The reconnection delay of clients in milliseconds. */
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

/** True if a client has seen a newer state; false for a foreign id. */
export function isNewerThan(lastId: string | null, { date, version }: State): boolean {
  const [, seenDate, seenVersion] = ID.exec(lastId ?? '') ?? [];
  if (seenDate === undefined) return false;
  return seenDate > date || (seenDate === date && Number(seenVersion) > version);
}

/** Maximum bytes that wait for one reader: a few hundred events. */
const MOST_BYTES = 64 * 1024;

export interface Stream {
  /** The id of the last event that the client has seen. */
  readonly lastId: string | null;
  /** True until the first event. */
  isNew: boolean;
  /**
   * Sends bytes. A reader that lags too far is disconnected, and reconnects for the latest state.
   */
  send(bytes: Buffer | string): void;
  /** Ends the stream after some last bytes. */
  end(bytes: string): void;
}

/** Turns a response into an event stream. @param onDropped called if the reader was too slow */
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
