import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, type InitialEntry } from 'react-router-dom';
import { SWRConfig } from 'swr';
import Toasts from '#src/app/shell/Toasts.tsx';
import { isUnderTest } from '#storybook/still.ts';

/** `parameters.router`: where the story stands; `path` when it reads parameters of the address. */
export interface RouterParameters {
  initialEntries?: InitialEntry[];
  path?: string;
}

interface SurroundingsProps {
  storyId: string;
  router?: RouterParameters;
  /** `parameters.toasts`: the story shows toasts; pages and flows do without asking. */
  toasts?: boolean;
  children: ReactNode;
}

/** No cache outlives a story, nothing is asked again behind its back. */
const freshCache = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * The router, the data cache and, where asked for, the toasts around a story. A machine that looks
 * finds a toast however slow it is.
 */
export const Surroundings = ({ storyId, router, toasts, children }: SurroundingsProps) => {
  const routed = router?.path ? (
    <Routes>
      <Route path={router.path} element={children} />
      <Route path="*" element={<p data-testid="elsewhere" />} />
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
