import { paths } from '#src/config/paths.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { desktop, mobile, type Profile } from './visit/profiles.ts';
import { inTurn, type Figures, type Subject } from './visit/visit.ts';

/** A place of the sample data. */
export const SAMPLE_SLUG = 'ouzeri-to-kaiki';

/** The card of a place, not the grey one that holds its room. */
export const CARD = 'main article a[href^="/listing-grid/"]';

/** The ticket that matters now. */
const TICKET = '[aria-labelledby="next-ticket"]';

/** The screens with goals of their own. */
export const mainScreens = (seira: string) =>
  [
    { name: 'landing', url: seira + paths.home.href() },
    { name: 'grid', url: seira + paths.listingGrid.href(), wanted: CARD },
    { name: 'details', url: seira + paths.listing.href(SAMPLE_SLUG) },
    {
      name: 'dashboard',
      url: seira + paths.dashboard.href(),
      signedIn: true,
      wanted: TICKET,
    },
  ] as const satisfies Subject[];

type Figure = Exclude<keyof Figures, 'largestWhat' | 'shiftWhat'>;
type Measured = Record<string, Figures[]>;

const UNITS: Partial<Record<Figure, string>> = {
  scripts: 'kB',
  scriptsWithoutMap: 'kB',
  beforeVideo: 'kB',
};

const of = (all: Measured, name: string, figure: Figure): number[] =>
  (all[name] ?? []).map((one) => one[figure] / (UNITS[figure] ? 1000 : 1));

/** One by another in the same round; nothing by nothing is as good. */
export const ratio = (one: number, other: number): number =>
  one === other ? 1 : one / Math.max(other, Number.EPSILON);

const against = (all: Measured, what: string, name: string, figures: [Figure, Figure], most: number | null): Goal => {
  const [ours, theirs] = [of(all, name, figures[0]), of(all, 'hero', figures[1])];
  return {
    what,
    against: 'hero',
    figures: `${spread(ours)}; ${spread(theirs)} ${UNITS[figures[0]] ?? 'ms'}`,
    ratios: ours.map((value, index) => ratio(value, theirs[index]!)),
    goal: most === null ? null : { most },
  };
}; // prettier-ignore

type Row = [screen: string, what: string, ours: Figure, hero: Figure, most: number | null];

const ROWS: Row[] = [
  ['landing', 'landing: LCP', 'largest', 'largest', 0.3],
  ['landing', 'landing: JavaScript until interactive', 'scripts', 'scripts', 0.8],
  ['landing', 'landing: main-thread blocking, 0 to the end', 'blocking', 'blocking', 0.35],
  ['landing', 'landing: main-thread work until rest', 'work', 'work', 1.8],
  ['grid', 'listing grid: first card shown, against LCP', 'shown', 'largest', 0.45],
  ['details', 'listing details: LCP', 'largest', 'largest', 0.45],
  ['details', 'listing details: JavaScript without the map', 'scriptsWithoutMap', 'scripts', 1],
  ['dashboard', 'dashboard: JavaScript', 'scripts', 'scripts', 1.2],
  ['dashboard', 'dashboard: LCP', 'largest', 'largest', 1.1],
  ['dashboard', 'dashboard: the next ticket shown, against LCP', 'shown', 'largest', null],
];

const rowsOf = (all: Measured, profile: Profile): Goal[] =>
  ROWS.filter(([screen]) => all[screen]).map(([screen, what, ours, hero, most]) =>
    against(
      all,
      `${what} (${profile.name})`,
      screen,
      [ours, hero],
      profile === mobile ? most : null,
    ),
  );

const measure = async (bench: WebBench, profile: Profile): Promise<Measured> => {
  const { seira, floors, browser, runs, wants, keep } = bench;
  const asked = mainScreens(seira).filter(({ name }) => profile.name === 'desktop' || wants(name));
  const subjects: Subject[] = [
    { name: 'hero', url: floors.hero },
    ...asked,
    { name: 'hydrated', url: floors.hydrated },
    { name: 'html', url: floors.html },
  ];
  const all: Measured = await inTurn(browser, subjects, profile, runs);
  keep(profile.name, all);
  console.log(`\n${profile.name}: least / median / most of ${runs} rounds\n`);
  console.log(
    '| | FCP ms | LCP ms | interactive ms | blocking ms | JS kB | all JS kB | all kB | largest |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const name of Object.keys(all)) {
    const figures: Figure[] = ['paint', 'largest', 'interactive', 'blocking', 'scripts'];
    const cells = figures.map((figure) => spread(of(all, name, figure)));
    for (const figure of ['scriptsInAll', 'bytes'] as const)
      cells.push(spread(of(all, name, figure).map((bytes) => bytes / 1000)));
    const [tag = ''] = (all[name]?.at(-1)?.largestWhat ?? '').split('.');
    console.log(`| ${[name, ...cells, tag].join(' | ')} |`);
  }
  console.log('');
  return all;
};

/** Landing page, grid, a listing and the dashboard on a phone, against the bare hero page. */
export async function measureScreens(bench: WebBench): Promise<Goal[]> {
  const all = await measure(bench, mobile);
  const rows = rowsOf(all, mobile);
  if (all.landing) {
    const beforeVideo = of(all, 'landing', 'beforeVideo');
    rows.splice(3, 0, {
      what: 'landing: everything over the wire before the video (mobile)',
      against: '–',
      figures: `${spread(beforeVideo)} kB`,
      ratios: beforeVideo,
      goal: { most: 200 },
    });
  }
  return rows;
}

/** The same on a desk, for the eye: the goals are those of a phone. */
export async function measureDesk(bench: WebBench): Promise<Goal[]> {
  return rowsOf(await measure(bench, desktop), desktop);
}
