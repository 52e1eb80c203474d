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

/** The page is interactive, for style sheets and tests; until then it can only be looked at. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    pressedEarly.handOver();
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
