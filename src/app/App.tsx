import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { clickReplay } from '#src/browser/preHydrationEvents.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Providers, type ProvidersProps } from './Providers.tsx';
import { AppRoutes } from './routing/routes.tsx';

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** Target of styles: the document head, or a server-rendered page. */
  styles: EmotionCache;
  /** Wraps the app in a browser router or a static router. */
  route: (screens: ReactNode) => ReactNode;
}

/** Marks the page as interactive, for style sheets and tests. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    clickReplay.replay();
  }, []);
  return null;
}

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
