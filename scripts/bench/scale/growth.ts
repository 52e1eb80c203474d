import type { CrowdSize } from '#server/testing/crowd.ts';

/**
 * How a query grows between the smallest and the largest size, as a power of the number of
 * organisations.
 * @param medians its milliseconds at each size
 * @returns the factor of its time for ten times as many, at least 1, and the number of
 *   organisations at which it would take `limit` milliseconds
 */
export function growthOf(
  medians: readonly number[],
  sizes: readonly CrowdSize[],
  limit: number,
): { factor: number; ends: number } {
  const [least, most] = [sizes[0]!.organisations, sizes.at(-1)!.organisations];
  const [first, last] = [medians[0]!, medians.at(-1)!];
  const power = Math.max(0, Math.log(last / first) / Math.log(most / least));
  return { factor: 10 ** power, ends: most * (limit / last) ** (1 / power) };
}
