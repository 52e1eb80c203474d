import { useEffect, useState, type ComponentType } from 'react';
import { loadWithFallback } from '#src/components/lazy/loadWithFallback.tsx';
import type { HeldPaperProps } from './HeldPaper.tsx';

type Paper = ComponentType<HeldPaperProps>;

let loaded: Paper | null = null;

/** Loads the code of the ticket, which only people with a number need. */
export const loadHeldPaper = async (): Promise<Paper> =>
  (loaded ??= await loadWithFallback(async () => (await import('./HeldPaper.tsx')).HeldPaper));

/** Loads the code and the position in line, so that the ticket appears complete. */
const loadAll = async (key: string): Promise<Paper> => {
  const [paper] = await Promise.all([
    loadHeldPaper(),
    // The ticket asks again, and shows what its list says until then.
    import('./HeldPaper.tsx').then(({ readTicket }) => readTicket(key)).catch(() => undefined),
  ]);
  return paper;
};

/**
 * The component of the ticket that the person holds. Null while it loads.
 * @param key key of the ticket. Null if the server sends none, undefined without a ticket
 * @param isNew the ticket was taken here: it appears at once and completes itself
 */
export const useHeldPaper = (key: string | null | undefined, isNew: boolean): Paper | null => {
  const [paper, setPaper] = useState<{ of: typeof key; Paper: Paper } | null>(null);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isHere = true;
    const loading = key === null || isNew ? loadHeldPaper() : loadAll(key);
    void loading.then((Paper) => isHere && setPaper({ of: key, Paper }));
    return () => {
      isHere = false;
    };
  }, [key, isNew]);
  if (key === undefined) return null;
  return isNew && loaded ? loaded : paper?.of === key ? paper.Paper : null;
};
