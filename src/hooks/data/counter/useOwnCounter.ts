import { storedValue } from '#src/browser/stored/storedValue.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { isTexts } from '#src/lib/read.ts';

const storedCounters = storedValue('seira.counters', 'local', isTexts);

/** The counter of this device. A single counter needs no choice, a removed one is not chosen. */
export const useOwnCounter = (
  slug: string,
  counters: readonly string[],
): [string | null, (counter: string) => void] => {
  const chosen = useStoredValue(storedCounters)?.[slug];
  const known = counters.find((name) => name === chosen) ?? null;
  return [
    known ?? (counters.length === 1 ? counters[0]! : null),
    (counter) => storedCounters.set({ ...storedCounters.get(), [slug]: counter }),
  ];
};
