import { storedValue, type StoredValue } from '#src/browser/stored/storedValue.ts';
import { useStoredValue } from './useStoredValue.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Authors that this browser follows without a session. */
export const deviceFollows = storedValue('seira.follows', 'local', isIds);
const likes = storedValue('seira.liked_posts', 'local', isIds);

const useIds = (stored: StoredValue<string[]>) => {
  const ids = useStoredValue(stored) ?? [];
  return {
    has: (id: string): boolean => ids.includes(id),
    toggle: (id: string): void => {
      const now = stored.get() ?? [];
      stored.set(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
    },
  };
};

export const useDeviceFollows = () => useIds(deviceFollows);

export const useLikes = () => useIds(likes);
