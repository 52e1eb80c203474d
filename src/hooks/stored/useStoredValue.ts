import { useSyncExternalStore } from 'react';
import type { StoredValue } from '#src/browser/stored/storedValue.ts';

const nothing = (): null => null;

/** Subscribes to a stored value. Null in a server render. */
export const useStoredValue = <T>(stored: StoredValue<T>): T | null =>
  useSyncExternalStore(stored.subscribe, stored.get, nothing);
