/** Counts concurrent holds, in total and per owner. */
export function openConcurrencyCounter() {
  const held = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    of: (owner: string) => held.get(owner) ?? 0,
    /** Adds a hold for each owner. @returns the release function; a second call does nothing */
    hold: (...owners: string[]) => {
      let isHeld = true;
      total += 1;
      for (const owner of owners) held.set(owner, (held.get(owner) ?? 0) + 1);
      return () => {
        if (!isHeld) return;
        isHeld = false;
        total -= 1;
        for (const owner of owners) {
          const left = held.get(owner)! - 1;
          if (left > 0) held.set(owner, left);
          else held.delete(owner);
        }
      };
    },
  };
}
