import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { connected } from '#src/browser/connection.ts';
import type { LiveState } from '#src/browser/liveEvents.ts';
import type { followers } from './followers.ts';

export type LiveKind = keyof typeof followers;

/**
 * Follows something live while the component is on the screen: what happens is written into SWR's
 * cache, under the keys of the hooks that read it. However many components follow the same, there
 * is one stream in a tab. Its code comes after hydration, so that no screen stands later for it;
 * `liveEvents.ts` says when the stream rests and comes back.
 *
 * @param kind what is followed, see `followers.ts`
 * @param id which one; null follows nothing
 * @returns `cut` while it cannot be had, also from a server that does not know it
 */
export const useLive = (kind: LiveKind, id: string | null): LiveState => {
  const { mutate } = useSWRConfig();
  const [told, setTold] = useState<{ of: string; state: LiveState } | null>(null);
  const of = `${kind} ${id}`;
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
      stop = followers[kind](id, mutate, (state) => setTold({ of: `${kind} ${id}`, state }));
    };
    // Without the code the screen polls, as it does without the stream.
    begin().catch(() => setTold({ of: `${kind} ${id}`, state: 'cut' }));
    return () => stop();
  }, [kind, id, mutate]);
  return told?.of === of ? told.state : 'connecting';
};
