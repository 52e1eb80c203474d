import { useEffect, useState } from 'react';

/** What Storybook's own index says about an entry. */
export interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
  tags?: string[];
}

/** The index of this Storybook, built or served; empty until it has loaded. */
export const useIndex = (): IndexEntry[] => {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const answer = await fetch('./index.json', { signal: stop.signal });
      const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(entries));
    };
    read().catch(() => setEntries([]));
    return () => stop.abort();
  }, []);
  return entries;
};
