import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { pressedEarly } from '#src/browser/early.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Providers, type ProvidersProps } from './Providers.tsx';
import { AppRoutes } from './routing/routes.tsx';

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** Where styles go: the page's head, or a server's page. */
  styles: EmotionCache;
  /** Puts a router around it: the browser's, or one that stands still. */
  route: (screens: ReactNode) => ReactNode;
}

/** Tells style sheets and tests that the page answers: a server's page is only to be seen before. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    pressedEarly.handOver();
  }, []);
  return null;
}

/** The whole app, the same for a browser and for a server that renders it. */
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
