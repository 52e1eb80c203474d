/** Pseudo-random numbers from 0 (inclusive) to 1 (exclusive), determined by the seed. */
export interface Random {
  (): number;
  /** A whole number from `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A generator determined by its 32 bits of state. Source: mulberry32, by Tommy Ettinger. */
export function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A generator seeded by the FNV-1a hash of a text. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = mulberry32(state);
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return Object.assign(next, {
    whole,
    pick: <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item,
  });
}
