import { keptValue, type KeptValue } from '#src/browser/keptValue.ts';
import { useKeptValue } from './useKeptValue.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const follows = keptValue('seira.follows', 'local', isIds);
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
export const useFollows = () => useIds(follows);

/** The posts marked as useful in this browser. */
export const useLikes = () => useIds(likes);
