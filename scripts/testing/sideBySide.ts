/** A part of a run, and the parts that have to end before it begins. */
export interface Part {
  name: string;
  needs?: string[];
}

/**
 * Runs every part once, at most `atOnce` side by side, in their order as far as their needs allow.
 * A need that is not among the parts is taken as met.
 * @returns what the runs returned, in the order of the parts
 * @throws when parts need each other in a circle
 */
export const sideBySide = async <P extends Part, Result>(
  parts: P[],
  { atOnce, run }: { atOnce: number; run: (part: P) => Promise<Result> },
): Promise<Result[]> => {
  const open = new Set(parts.map(({ name }) => name));
  const waiting = [...parts];
  const results = new Map<P, Result>();
  const running = new Set<Promise<void>>();
  const carryOut = async (part: P): Promise<void> => {
    results.set(part, await run(part));
    open.delete(part.name);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => !needs.some((name) => open.has(name)));
    if (next >= 0 && running.size < atOnce) {
      const part = waiting.splice(next, 1)[0]!;
      const ends = carryOut(part).finally(() => running.delete(ends));
      running.add(ends);
    } else {
      if (running.size === 0)
        throw new Error(`Nothing can begin: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running);
    }
  }
  return parts.map((part) => results.get(part)!);
};
