import type { ChannelListener, Db } from '#server/db/client.ts';

/** The channel of `line_changed`. */
const CHANNEL = 'line';

/** What listens to changed lines. */
export interface LineListener {
  /** The ids of a place and of its list whose change was committed, in this process or another. */
  changed(organisation: string, list: string): void;
  /** Changes may have been missed. */
  missed(): void;
}

/** The changes of lines, heard on one connection for everybody in this process. */
export interface Changes {
  /** Hears of changes from now on. @throws when the database is unreachable */
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
