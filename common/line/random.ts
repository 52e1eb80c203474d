/** A number from 0 up to but not including 1, the next one with each call. */
export type Random = () => number;

/** A generator determined by its seeds alone. Source: mulberry32, by Tommy Ettinger. */
export const seededRandom = (...seeds: number[]): Random => {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 2_654_435_761) + 1, 0x9e3779b9) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A draw from the standard normal distribution. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
