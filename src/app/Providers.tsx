import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig, type Cache, type Middleware } from 'swr';
import type { DehydratedState } from '#common/page/protocol.ts';
import { theme } from '#theme/index.ts';
import { documentWithNonce } from './start/styles.ts';
import { hydrate } from './start/hydration.ts';
import { SessionCache } from './session/SessionCache.tsx';
import { swrConfig } from './swr.ts';
import { ToastStack } from './shell/ToastStack.tsx';

function Appearance({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      disableTransitionOnChange
      // The first render must know this, because a change would re-render the hydrated page.
      noSsr
      documentNode={documentWithNonce}
      // The page has the variables that its styles read; see start/styles.ts.
      disableStyleSheetGeneration
    >
      <CssBaseline enableColorScheme />
      {children}
      <ToastStack />
    </ThemeProvider>
  );
}

export interface ProvidersProps {
  i18n: i18n;
  /** Data of a server-rendered page. */
  state?: DehydratedState | null;
  /** One per server-rendered page. Pages in a browser share one. */
  cache?: Cache;
  use?: Middleware[];
  children: ReactNode;
}

export function Providers({ i18n, state = null, cache, use = [], children }: ProvidersProps) {
  const [config] = useState(() => ({
    ...swrConfig,
    ...(state && { fallback: state.data }),
    ...(cache && { provider: () => cache }),
    use: [...use, ...(state ? [hydrate(state)] : [])],
  }));
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={config}>
        <SessionCache />
        <Appearance>{children}</Appearance>
      </SWRConfig>
    </I18nextProvider>
  );
}
