import { normal, type Random } from '#common/line/random.ts';

const MINUTE = 60_000;

/** How long a visit takes, in milliseconds. @param hour since opening */
export type Service = (random: Random, hour: number) => number;

/** Four kinds of places, with a mean of about five minutes a visit. */
export const services: Record<string, Service> = {
  constant: () => 5 * MINUTE,
  exponential: (random) => Math.max(5_000, -Math.log(1 - random()) * 5 * MINUTE),
  'two kinds mixed': (random) =>
    (random() < 0.7 ? 3 : 10) * MINUTE * Math.exp(0.15 * normal(random)),
  'slow mornings': (random, hour) =>
    Math.max(1, 7 - 0.6 * hour) * MINUTE * Math.exp(0.4 * normal(random)),
};

/** What a model of visits and counters does not know. */
export interface Trouble {
  /** The share of people who leave before they are called. */
  leave: number;
  /** Breaks per day, of eight to twenty minutes. */
  pauses: number;
  /** The share of people who are let in first. */
  first: number;
}

/** An ordinary place, and one that breaks the model on purpose. */
export const troubles: Record<string, Trouble> = {
  ordinary: { leave: 0.04, pauses: 1, first: 0.02 },
  troubled: { leave: 0.12, pauses: 3, first: 0.06 },
};
