import { useSyncExternalStore } from 'react';
import type { StoredValue } from '#src/browser/stored/storedValue.ts';

const nothing = (): null => null;

/** Subscribes to a stored value. Null in a server render. */
export const useStoredValue = <T>(kept: StoredValue<T>): T | null =>
  useSyncExternalStore(kept.subscribe, kept.get, nothing);
