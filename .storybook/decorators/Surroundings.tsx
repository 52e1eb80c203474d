import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, type InitialEntry } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ToastStack } from '#src/app/shell/ToastStack.tsx';
import { toasts as shown } from '#src/lib/toasts.ts';
import { isUnderTest } from '#storybook/still.ts';

/**
 * `parameters.router`: the story's address; with `path` when it reads parameters of the address.
 */
export interface RouterParameters {
  initialEntries?: InitialEntry[];
  path?: string;
}

interface SurroundingsProps {
  storyId: string;
  router?: RouterParameters;
  /** `parameters.toasts`: the story shows toasts; pages show them anyway. */
  toasts?: boolean;
  children: ReactNode;
}

/** No cache outlives a story, and nothing is revalidated in the background. */
const freshCache = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** No toast outlives a story. */
const OwnToasts = () => {
  useEffect(() => () => shown.get().forEach(({ id }) => shown.close(id)), []);
  return <ToastStack {...(isUnderTest() && { hideAfter: null })} />;
};

/**
 * The router, the data cache and, on request, the toasts around a story. In automated runs toasts
 * stay long enough for even a slow machine.
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
        {toasts && <OwnToasts />}
      </MemoryRouter>
    </SWRConfig>
  );
};
