import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { pressedEarly } from '#src/browser/early.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Providers, type ProvidersProps } from './Providers.tsx';
import { AppRoutes } from './routing/routes.tsx';

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** Where styles go: the document's head, or the page a server renders. */
  styles: EmotionCache;
  /** Wraps the app in a router: the browser's, or a static one. */
  route: (screens: ReactNode) => ReactNode;
}

/**
 * Tells style sheets and tests that the page is interactive; until then a server-rendered page can
 * only be looked at.
 */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    pressedEarly.handOver();
  }, []);
  return null;
}

/** The whole app, identical in the browser and in a server render. */
export function App({ styles, route, ...providers }: AppProps) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        {route(
          <Providers {...providers}>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
            <Ready />
          </Providers>,
        )}
      </CacheProvider>
    </StrictMode>
  );
}
