import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Waits at the end of every story for late requests. */
    settled: boolean;
  }
}

if (inject('settled')) document.documentElement.dataset.settled = '';
