import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { connected } from '#src/browser/connection.ts';
import type { LiveState } from '#src/browser/liveEvents.ts';
import type { followers } from './followers.ts';

export type LiveKind = keyof typeof followers;

/**
 * Follows a subject while the component is mounted and writes its events into SWR's cache, under
 * the keys of the hooks that read it. A tab opens one stream per subject. The code loads after
 * hydration, so it does not delay first render. `liveEvents.ts` pauses and reconnects the stream.
 *
 * @param kind what to follow, see `followers.ts`
 * @param id of the subject. Null follows nothing
 * @returns `cut` while there is no stream, also if the server does not support it
 */
export const useLive = (kind: LiveKind, id: string | null): LiveState => {
  const { mutate } = useSWRConfig();
  const of = `${kind} ${id}`;
  // Text, because an equal state then renders nothing again.
  const [connection, setConnection] = useState(`connecting ${of}`);
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    let stop = (): void => {
      isGone = true;
    };
    const begin = async (): Promise<void> => {
      await connected();
      const { followers } = await import('./followers.ts');
      if (isGone) return;
      stop = followers[kind](id, mutate, (state) => setConnection(`${state} ${kind} ${id}`));
    };
    // Without the code, the screen polls.
    begin().catch(() => setConnection(`cut ${kind} ${id}`));
    return () => stop();
  }, [kind, id, mutate]);
  const state = connection.slice(0, -of.length - 1) as LiveState;
  return connection === `${state} ${of}` ? state : 'connecting';
};
