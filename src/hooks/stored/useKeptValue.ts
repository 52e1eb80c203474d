import { useSyncExternalStore } from 'react';
import type { KeptValue } from '#src/browser/stored/keptValue.ts';

const nothing = (): null => null;

/** Subscribes to a kept value; null in a server render. */
export const useKeptValue = <T>(kept: KeptValue<T>): T | null =>
  useSyncExternalStore(kept.subscribe, kept.get, nothing);
