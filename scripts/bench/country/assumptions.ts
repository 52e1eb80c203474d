/** Places of a country of ten million people, and what a place of each kind needs. */
const KINDS = [
  { kind: "citizens' offices", places: 1_060, visits: 250, counters: 8 },
  { kind: 'pharmacies', places: 10_000, visits: 120, counters: 2 },
  { kind: 'banks and post offices', places: 3_000, visits: 200, counters: 4 },
  { kind: 'hospitals', places: 120, visits: 1_500, counters: 20 },
  { kind: 'others', places: 20_000, visits: 60, counters: 2 },
] as const;

/** All visitors take a number. Offices open at the same time. */
const SHARE_IN_BUSIEST_QUARTER = 1 / 3;
const QUARTER_SECONDS = 900;
/** Calls at the busiest time, relative to their mean over a day of eight hours. */
const BUSIEST_CALLS = 2;
const DAY_SECONDS = 8 * 3600;
/** People who look at their ticket at the same time at the end of that quarter. */
const SHARE_LOOKING = 0.16;
const SEARCHES_PER_NUMBER = 0.3;
const LOOKS_PER_NUMBER = 1;
/** Share of people who open the site with an empty browser cache. */
const FIRST_VIEWS_PER_NUMBER = 0.1;

/** Actions of people and staff a second, and open screens. */
export interface Demand {
  takes: number;
  calls: number;
  searches: number;
  looks: number;
  views: number;
  screens: number;
}

const sum = (of: (kind: (typeof KINDS)[number]) => number) =>
  KINDS.reduce((all, kind) => all + of(kind), 0);

/** The demand of the country in its busiest quarter of an hour. */
export function countryDemand(): Demand {
  const visits = sum(({ places, visits: each }) => places * each);
  const early = visits * SHARE_IN_BUSIEST_QUARTER;
  const takes = early / QUARTER_SECONDS;
  const boards = sum(({ places }) => places);
  const counters = sum(({ places, counters: each }) => places * each);
  return {
    takes,
    calls: (visits / DAY_SECONDS) * BUSIEST_CALLS,
    searches: takes * SEARCHES_PER_NUMBER,
    looks: takes * LOOKS_PER_NUMBER,
    views: takes * FIRST_VIEWS_PER_NUMBER,
    screens: boards + counters + early * SHARE_LOOKING,
  };
}

/** The assumptions as Markdown. */
export function assumptions(): string {
  const demand = countryDemand();
  const rows = KINDS.map(
    ({ kind, places, visits, counters }) => `| ${kind} | ${places} | ${visits} | ${counters} |`,
  );
  return [
    '| places of a country of ten million | number | visits a day | counters |',
    '|---|---|---|---|',
    ...rows,
    '',
    `All visitors take a number, ${Math.round(SHARE_IN_BUSIEST_QUARTER * 100)} % of them in the first quarter of an hour. Calls reach ${BUSIEST_CALLS} times their mean. Each place has a board and a screen per counter, and ${SHARE_LOOKING * 100} % of those who wait look at their ticket. A number causes ${SEARCHES_PER_NUMBER} searches, ${LOOKS_PER_NUMBER} look at a ticket later and ${FIRST_VIEWS_PER_NUMBER} first views.`,
    `So the country needs ${Object.entries(demand)
      .map(([what, number]) => `${Math.round(number)} ${what}`)
      .join(', ')} (a second, except screens).`,
  ].join('\n');
}
