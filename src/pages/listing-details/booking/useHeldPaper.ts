import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadWithFallback } from '#src/components/lazy/loadWithFallback.tsx';
import type { Ticket } from '#src/api/tickets.ts';
import type { HeldPaperProps } from './HeldPaper.tsx';

type Paper = ComponentType<HeldPaperProps>;

let loaded: Paper | null = null;

/** Loads the code of the ticket, which only people with a number need. */
export const loadHeldPaper = async (): Promise<Paper> =>
  (loaded ??= await loadWithFallback(async () => (await import('./HeldPaper.tsx')).HeldPaper));

/** Loads the code and the position in line, so that the ticket appears complete. */
export const loadTicket = async ({ key }: Pick<Ticket, 'key'>): Promise<Paper> => {
  const [paper] = await Promise.all([
    loadHeldPaper(),
    // The ticket requests them again, and until then shows the data of its list.
    key &&
      import('./HeldPaper.tsx').then(({ readTicket }) => readTicket(key)).catch(() => undefined),
  ]);
  return paper;
};

/** The paper of the ticket that the person holds. Null without a ticket, and while it loads. */
export const useHeldPaper = (held: HeldPaperProps | null): ReactNode => {
  const [paper, setPaper] = useState<{ of: string; Paper: Paper } | null>(null);
  const { code, key = null } = held?.ticket ?? {};
  const isNew = held?.isNew ?? false;
  useEffect(() => {
    if (code === undefined) return undefined;
    let isHere = true;
    const loading = isNew ? loadHeldPaper() : loadTicket({ key });
    void loading.then((Paper) => isHere && setPaper({ of: code, Paper }));
    return () => {
      isHere = false;
    };
  }, [code, key, isNew]);
  if (!held) return null;
  const Paper = isNew && loaded ? loaded : paper?.of === code ? paper?.Paper : null;
  return Paper ? createElement(Paper, { key: code, ...held }) : null;
};
