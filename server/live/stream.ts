import type { ServerResponse } from 'node:http';

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
