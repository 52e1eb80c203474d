export interface Bench {
  rounds: number;
  /** Length of a round in seconds. */
  seconds: number;
  /** A folder with this name, removed after the run. */
  folder(name: string): string;
}

/** One row of the goals: the measurements of this run, one per round. */
export interface Goal {
  what: string;
  against: string;
  /** The ratio of each round. */
  ratios: number[];
  /** The goal as shown: "≥ 2". Null for a figure without a goal. */
  goal: { least: number } | { most: number } | null;
  /** Our figures and theirs, for readers. */
  figures: string;
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** The value below which the given share of the numbers lies. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const short = (value: number) => {
  if (value > 1e9) return '∞';
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  return value > 0 && value < 0.1 ? value.toFixed(4) : value.toFixed(2);
};

export const spread = (values: readonly number[]): string => {
  const all = sorted(values);
  return [all[0] ?? NaN, median(all), all.at(-1) ?? NaN].map(short).join(' / ');
};

export const passes = ({ ratios, goal }: Goal): boolean =>
  goal === null || ('least' in goal ? median(ratios) >= goal.least : median(ratios) <= goal.most);

const written = (goal: Goal['goal']): string => {
  if (goal === null) return '–';
  return 'least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`;
};

/** The table of goals as Markdown. Each figure is the minimum, median and maximum of the rounds. */
export function goalsTable(goals: readonly Goal[]): string {
  const lines = goals.map((row) => {
    const verdict = passes(row) ? 'pass' : 'short';
    return `| ${row.what} | ${row.against} | ${row.figures} | ${spread(row.ratios)} | ${written(row.goal)} | ${row.goal ? verdict : ''} |`;
  });
  return [
    '| what | against | ours; theirs (least / median / most) | ratio | goal | |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** A row that compares our figures with those of something else in the same rounds. */
export const comparison = (
  what: string,
  against: string,
  [ours, theirs]: readonly [ours: readonly number[], theirs: readonly number[]],
  unit: string,
  goal: Goal['goal'],
): Goal => ({
  what,
  against,
  figures: `${spread(ours)}; ${spread(theirs)} ${unit}`,
  ratios: ours.map((value, index) => value / theirs[index]!),
  goal,
});

/** Milliseconds of each of several turns, one after another. */
export async function timesOf(
  turns: number,
  work: (turn: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    await work(turn);
    times.push(performance.now() - began);
  }
  return times;
}

/** A row without a comparison: the figures themselves have a limit. */
export const limit = (what: string, values: number[], most: number, unit = 'ms'): Goal => ({
  what,
  against: '–',
  figures: `${spread(values)} ${unit}`,
  ratios: values,
  goal: { most },
});
