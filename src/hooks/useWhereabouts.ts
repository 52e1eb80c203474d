import { useSyncExternalStore } from 'react';
import { whereabouts, type Whereabouts } from '#src/browser/position.ts';

const onServer: Whereabouts = { status: 'unknown', position: null, isSorting: false };

export const useWhereabouts = (): Whereabouts =>
  useSyncExternalStore(whereabouts.subscribe, whereabouts.get, () => onServer);
