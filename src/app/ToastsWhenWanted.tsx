import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '#src/lib/toasts.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

const notYet = (): boolean => false;

/** The stack of toasts, loaded with the first of them. */
export function ToastsWhenWanted() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, notYet);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
