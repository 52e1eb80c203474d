import { keptValue, type KeptValue } from '#src/browser/stored/keptValue.ts';
import { useKeptValue } from './useKeptValue.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The authors that this browser follows while nobody is logged in. */
export const deviceFollows = keptValue('seira.follows', 'local', isIds);
const likes = keptValue('seira.liked_posts', 'local', isIds);

const useIds = (kept: KeptValue<string[]>) => {
  const ids = useKeptValue(kept) ?? [];
  return {
    has: (id: string): boolean => ids.includes(id),
    /** Adds an id, or removes it when present. */
    toggle: (id: string): void => {
      const now = kept.get() ?? [];
      kept.set(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
    },
  };
};

/** The authors that this browser follows. */
export const useDeviceFollows = () => useIds(deviceFollows);

/** The posts marked as useful in this browser. */
export const useLikes = () => useIds(likes);
