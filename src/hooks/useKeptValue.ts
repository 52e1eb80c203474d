import { useSyncExternalStore } from 'react';
import type { KeptValue } from '#src/browser/keptValue.ts';

const nothing = (): null => null;

/** Follows a kept value; null while rendering on a server. */
export const useKeptValue = <T>(kept: KeptValue<T>): T | null =>
  useSyncExternalStore(kept.subscribe, kept.get, nothing);
