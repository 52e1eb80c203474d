import type { ChannelListener, Db } from '#server/db/client.ts';

const CHANNEL = 'line';

export interface LineListener {
  /** The ids of a place and its list after a committed change in any process. */
  changed(organisation: string, list: string): void;
  /** Changes may have been missed. */
  missed(): void;
}

/** Line changes, received on one connection for the whole process. */
export interface Changes {
  /** Starts receiving changes. @throws if the database is unreachable */
  listen(): Promise<unknown>;
  follow(listener: LineListener): void;
  close(): Promise<void>;
}

export function openChanges(db: Pick<Db, 'listen'>): Changes {
  const listeners: LineListener[] = [];
  let listening: Promise<() => Promise<void>> | null = null;
  const channel: ChannelListener = {
    heard: (payload) => {
      const [organisation = '', list = ''] = payload.split(' ');
      for (const one of listeners) one.changed(organisation, list);
    },
    reconnected: () => listeners.forEach((one) => one.missed()),
  };
  return {
    listen: () => {
      listening ??= db.listen(CHANNEL, channel);
      listening.catch(() => (listening = null));
      return listening;
    },
    follow: (listener) => listeners.push(listener),
    close: async () => {
      const stop = await listening?.catch(() => null);
      await stop?.();
    },
  };
}
