/** The value below which the given share of the numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The area under the normal curve beyond |z| on both sides (Abramowitz and Stegun 7.1.26). */
function beyond(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp(-x * x);
}

/**
 * Mann and Whitney's test whether two samples come from one distribution: how likely a difference
 * in rank at least as large is when they do. Knows nothing of the form of the distribution.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].sort((a, b) => a.value - b.value);
  const sum = all.reduce((ranks, { first }, index) => ranks + (first ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = sum - (n * (n + 1)) / 2;
  const sigma = Math.sqrt((n * m * (n + m + 1)) / 12);
  return beyond((u - (n * m) / 2) / sigma);
}
