/** Pseudo-random numbers, the same for the same seed (mulberry32 over FNV-1a). */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One item of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a source of numbers seeded by a text. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, whole, pick: (items) => items[whole(0, items.length - 1)]! };
}
