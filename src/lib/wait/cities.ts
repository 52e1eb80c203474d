import type { Wait } from '#common/line/wait.ts';

interface InCity {
  city: string | null;
  cityCode: string | null;
  country: string | null;
  wait: Wait | null;
}

export interface CityNow {
  city: string;
  /** The same in every language. */
  code: string;
  open: number;
  waiting: number;
}

/**
 * Cities with the most open places first, then by code. Sorting by waiting people would reorder the
 * list while somebody reads it. Records without a country belong to the home country.
 */
export const citiesNow = (records: readonly InCity[], home: string): CityNow[] => {
  const cities = new Map<string, CityNow>();
  for (const { city, cityCode, country, wait } of records) {
    if (!city || !cityCode || (country ?? home) !== home || !wait || wait.status === 'closed')
      continue;
    const known = cities.get(cityCode) ?? { city, code: cityCode, open: 0, waiting: 0 };
    cities.set(cityCode, {
      ...known,
      open: known.open + 1,
      waiting: known.waiting + (wait.waiting ?? 0),
    });
  }
  return [...cities.values()].toSorted(
    (one, other) => other.open - one.open || one.code.localeCompare(other.code),
  );
};
