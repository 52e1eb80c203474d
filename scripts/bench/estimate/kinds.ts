import { drawNormal, type NextNumber } from '#common/line/random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Moment {
  hour: number;
  counter: number;
  /** The factor of the whole day. */
  pace: number;
}

export interface Service {
  /** The share of arrivals. */
  share: number;
  /** The average length of a visit, and the owner's figure. */
  minutes: number;
  /** Draws the length of a visit in minutes. */
  visit: (random: NextNumber, moment: Moment) => number;
}

/** Deviations of people and clerks from a model of visits and counters. */
export interface Trouble {
  /** The share of people who leave before they are called. */
  leave: number;
  /** Breaks of a place per day, of eight to twenty minutes. */
  pauses: number;
  /** The share of people who are let in first. */
  first: number;
}

export interface Kind {
  services: readonly Service[];
  /** Services of each counter; null: all. */
  counters: readonly (readonly number[] | null)[];
  trouble: Trouble;
  /** The ratio of capacity to arriving work. */
  slack: number;
  /** The spread of the day's pace, in its logarithm. */
  daySpread?: number;
  /** The factor of arrivals in the first half hour. */
  rush?: number;
  /** The share of calls that take somebody further back. */
  outOfOrder?: number;
  /** The number of open counters at an hour, as the place announced it. */
  open?: (hour: number, counters: number) => number;
  /** Days after which the past is deleted, to simulate a new place. */
  youngFor?: number;
  /** The share of people with priority. */
  priority?: number;
  /** The share of visits after which people go on to the next service with the same number. */
  transfers?: number;
  /** A counter that closes for the day after some hours. Nobody says so. */
  closes?: { counter: number; afterHours: number };
  /** The share of visits that are interrupted: the counter calls the person again later. */
  parks?: number;
  /** The share of people who say that they are back in 15 minutes. */
  away?: number;
}

const ordinary: Trouble = { leave: 0.04, pauses: 1, first: 0.02 };
const troubled: Trouble = { leave: 0.12, pauses: 3, first: 0.06 };

const exponential = (random: NextNumber): number => Math.max(0.1, -Math.log(1 - random()) * 5);
const lognormal = (random: NextNumber, mean: number, spread: number): number =>
  mean * Math.exp(spread * drawNormal(random) - spread ** 2 / 2);
const usual = (random: NextNumber): number => lognormal(random, 5, 0.6);
const mixed = (random: NextNumber): number =>
  (random() < 0.7 ? 3 : 10) * lognormal(random, 1, 0.15);
const slowMornings = (random: NextNumber, { hour }: Moment): number =>
  Math.max(1, 7 - 0.6 * hour) * lognormal(random, 1, 0.4);

/** A place with one service, of about five minutes on average, once for each number of counters. */
const place = (
  visit: Service['visit'],
  { sizes = [1, 2, 5], ...more }: Partial<Kind> & { sizes?: number[] } = {},
): Kind[] =>
  sizes.map((size) => ({
    services: [{ share: 1, minutes: 5, visit }],
    counters: Array.from({ length: size }, () => null),
    trouble: ordinary,
    slack: 1.08,
    ...more,
  }));

/** Kinds of places for tuning the model. */
export const kinds: Record<string, Kind[]> = {
  constant: place(() => 5),
  'constant, troubled': place(() => 5, { trouble: troubled }),
  exponential: place(exponential),
  'exponential, troubled': place(exponential, { trouble: troubled }),
  'two kinds mixed': place(mixed),
  'two kinds mixed, troubled': place(mixed, { trouble: troubled }),
  'slow mornings': place(slowMornings),
  'slow mornings, troubled': place(slowMornings, { trouble: troubled }),
  'some very long': place((random) =>
    random() < 0.95 ? lognormal(random, 3, 0.5) : lognormal(random, 40, 0.4),
  ),
  'heavy tail': place((random) => Math.min(120, 2.2 / (1 - random()) ** (1 / 1.7))),
  'pace of the day': place((random, { pace }) => usual(random) * pace, { daySpread: 0.3 }),
  'clerk twice as slow': place(
    (random, { counter }) => usual(random) * (counter % 2 === 0 ? 1.3 : 0.65),
    { sizes: [2, 5] },
  ),
  rush: place(usual, { rush: 4, slack: 1.3 }),
  'line of one': place(usual, { sizes: [1, 2], slack: 2 }),
  'counters open and close': place(usual, {
    sizes: [3, 5],
    open: (hour, counters) => (hour < 1 || hour > 6 ? counters - 2 : counters),
    slack: 1.15,
  }),
  'out of order': place(usual, { outOfOrder: 0.25 }),
  young: place(usual, { youngFor: 2 }),
};

/** Kinds that are never used for tuning. They show how the model handles unknown queues. */
export const heldOut: Record<string, Kind[]> = {
  'tail and day': place((random, { pace }) => lognormal(random, 5, 1.1) * pace, { daySpread: 0.2 }),
  'slow after noon': place((random, { hour }) => usual(random) * (hour < 4 ? 0.75 : 1.25)),
  'a clerk of three tires': place(
    (random, { hour, counter }) => usual(random) * (counter === 0 ? 0.8 + hour / 8 : 0.9),
    { sizes: [3] },
  ),
  'long and short, day by day': place(
    (random, { pace }) =>
      (random() < Math.min(0.9, 0.3 * pace) ? 11 : 2.5) * lognormal(random, 1, 0.2),
    { daySpread: 0.5, trouble: troubled },
  ),
  'rush out of order': place(exponential, { rush: 3, slack: 1.3, outOfOrder: 0.2 }),
};

const service = (share: number, minutes: number): Service => ({
  share,
  minutes,
  visit: (random) => lognormal(random, minutes, 0.6),
});

/** Three services, each with a counter of its own, and one counter for all, unless stated. */
const hall = (more: Partial<Kind>): Kind => {
  const counters = more.counters ?? [[0], [1], [2], null];
  return {
    services: [service(0.4, 4), service(0.35, 5), service(0.25, 8)],
    trouble: { leave: 0.04, pauses: counters.length, first: 0 },
    slack: 1.1,
    ...more,
    counters,
  };
};

/** Places with several services, served by the same counters. */
export const halls: Record<string, Kind> = {
  'three services, one counter shared': hall({}),
  'one service rare and long': hall({
    services: [service(0.95, 5), service(0.05, 30)],
    counters: [[0], [0], null],
  }),
  'priority for 15 %': hall({ priority: 0.15 }),
  'transfers of 10 %': hall({ slack: 1.25, transfers: 0.1 }),
  'a hall whose shared counter closes': hall({
    counters: [[0], [1], [2], null, null],
    slack: 1.5,
    closes: { counter: 4, afterHours: 3 },
  }),
  'a hall with people set aside and away': hall({ slack: 1.25, parks: 0.1, away: 0.1 }),
};
