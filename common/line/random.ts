import { mulberry32 } from '#common/random.ts';

/** A number from 0 (inclusive) to 1 (exclusive), a new one with each call. */
export type NextNumber = () => number;

export const numberSeededRandom = (...seeds: number[]): NextNumber =>
  mulberry32(seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 2_654_435_761) + 1, 0x9e3779b9) | 0);

/** A draw from the standard normal distribution. */
export const drawNormal = (random: NextNumber): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
