import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, type InitialEntry } from 'react-router-dom';
import { SWRConfig } from 'swr';
import Toasts from '#src/app/shell/Toasts.tsx';
import { isUnderTest } from '#storybook/still.ts';

/** `parameters.router`: address of the story, and `path` if it reads route parameters. */
interface RouterParameters {
  initialEntries?: InitialEntry[];
  path?: string;
}

interface SurroundingsProps {
  storyId: string;
  router?: RouterParameters;
  /** `parameters.toasts`: renders toasts. Pages always do. */
  toasts?: boolean;
  children: ReactNode;
}

/** No cache outlives a story, and nothing revalidates in the background. */
const freshCache = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * Router, data cache and optional toasts around a story. In automated runs, toasts stay long enough
 * for slow machines.
 */
export const Surroundings = ({ storyId, router, toasts, children }: SurroundingsProps) => {
  const routed = router?.path ? (
    <Routes>
      <Route path={router.path} element={children} />
      <Route path="*" element={<p data-testid="elsewhere" style={{ marginBlock: '1em' }} />} />
    </Routes>
  ) : (
    children
  );
  return (
    <SWRConfig key={storyId} value={freshCache}>
      <MemoryRouter initialEntries={router?.initialEntries ?? ['/']}>
        {routed}
        {toasts && <Toasts {...(isUnderTest() && { hideAfter: null })} />}
      </MemoryRouter>
    </SWRConfig>
  );
};
