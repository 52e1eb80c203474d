import type { ChannelListener, Db, Listening } from '#server/db/client.ts';

const CHANNEL = 'line';

/**
 * Sent instead of the id of a place. `DIRECTORY` means that places changed, or their texts, order
 * or opening. `WAITS` means that the stored waits changed, by which lists of places are filtered
 * and ordered. Processes of earlier versions treat both as unknown places.
 */
export const DIRECTORY = '0';
export const WAITS = '-1';

/** SQL that, when the transaction commits, notifies every process of a change of the directory. */
export const NOTIFY_DIRECTORY = `SELECT pg_notify('${CHANNEL}', '${DIRECTORY} ')`;

/** Notifications that are this old may have followed others that have not arrived. */
const TRUSTED_MS = 2_000;

export interface LineListener {
  /**
   * The ids of a place and its list after a committed change in any process. Without a list, what
   * is public of the place has changed, or the place is `DIRECTORY` or `WAITS`.
   */
  changed(organisation: string, list: string): void;
  /** Changes may have been missed. */
  missed(): void;
}

/** Changes of lines and places, received on one connection for the whole process. */
export interface Changes {
  /** Starts receiving changes. @throws if the database is unreachable */
  listen(): Promise<unknown>;
  /** True if all changes arrive. They may be up to two seconds late if the network is silent. */
  isReceiving(): boolean;
  follow(listener: LineListener): void;
  close(): Promise<void>;
}

export function openChanges(db: Pick<Db, 'listen'>): Changes {
  const listeners: LineListener[] = [];
  let listening: Promise<Listening> | null = null;
  let receivedUntil = () => -Infinity;
  const missed = () => listeners.forEach((one) => one.missed());
  const channel: ChannelListener = {
    received: (payload) => {
      const [organisation = '', list = ''] = payload.split(' ');
      for (const one of listeners) one.changed(organisation, list);
    },
    reconnected: missed,
  };
  const start = async () => {
    const opened = await db.listen(CHANNEL, channel);
    missed();
    ({ receivedUntil } = opened);
    return opened;
  };
  return {
    listen: () => {
      listening ??= start();
      listening.catch(() => (listening = null));
      return listening;
    },
    isReceiving: () => performance.now() - receivedUntil() < TRUSTED_MS,
    follow: (listener) => listeners.push(listener),
    close: async () => {
      const opened = await listening?.catch(() => null);
      receivedUntil = () => -Infinity;
      await opened?.stop();
    },
  };
}
