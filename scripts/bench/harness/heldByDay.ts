/** The goal for the share of calls inside their window. */
export const HELD = { least: 0.75, most: 0.88 };

/** Quantiles of Student's t at 97.5 %, by the number of days less one. */
const T = [Infinity, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];

export interface Held {
  count: number;
  share: number;
  /** The 95 % interval of the share. */
  low: number;
  high: number;
}

/**
 * Counts windows that held. Windows of one day miss together, so the interval has days as clusters
 * (the ratio estimator of Cochran, Sampling Techniques, chapter 6) and is never narrower than the
 * binomial one. One day alone says nothing.
 */
export function heldByDay() {
  const days = new Map<number, { held: number; count: number }>();
  return {
    add(day: number, isHeld: boolean): void {
      const { held, count } = days.get(day) ?? { held: 0, count: 0 };
      days.set(day, { held: held + Number(isHeld), count: count + 1 });
    },
    result(): Held {
      const all = [...days.values()];
      const count = all.reduce((sum, day) => sum + day.count, 0);
      const share = all.reduce((sum, { held }) => sum + held, 0) / count;
      const between = all.reduce((sum, day) => sum + (day.held - share * day.count) ** 2, 0);
      const clusters = (between * all.length) / (all.length - 1) / count ** 2;
      const spread = Math.sqrt(Math.max(clusters || 0, (share * (1 - share)) / count));
      const reach = (T[all.length - 1] ?? 2) * (spread || 1 / count);
      return { count, share, low: Math.max(0, share - reach), high: Math.min(1, share + reach) };
    },
  };
}

const percent = (share: number): string => (100 * share).toFixed(0);

/** «79 % (76–82)» */
export const heldText = ({ share, low, high }: Held): string =>
  `${percent(share)} % (${percent(low)}–${percent(high)})`;

/** A share outside the goal is short only if its whole interval is; otherwise there are too few days. */
export function heldVerdict({ share, low, high }: Held): 'pass' | 'too few days' | 'held' {
  if (share >= HELD.least && share <= HELD.most) return 'pass';
  return high >= HELD.least && low <= HELD.most ? 'too few days' : 'held';
}
