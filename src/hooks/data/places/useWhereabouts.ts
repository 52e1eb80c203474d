import { useSyncExternalStore } from 'react';
import { whereabouts, type Whereabouts } from '#src/browser/position.ts';

const onServer: Whereabouts = { status: 'unknown', position: null };

/** Where the person is, as far as they have said so by a press. */
export const useWhereabouts = (): Whereabouts =>
  useSyncExternalStore(whereabouts.subscribe, whereabouts.get, () => onServer);
