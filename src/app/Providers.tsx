import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig, type Middleware } from 'swr';
import { themeFor } from '#theme/index.ts';
import { documentWithNonce } from './start/pageNonce.ts';
import { takeServed, type Served } from './start/served.ts';
import { SessionCache } from './session/SessionCache.tsx';
import { swrConfig } from './swr.ts';
import { ToastsWhenWanted } from './shell/ToastsWhenWanted.tsx';

function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={themeFor()}
      defaultMode="system"
      disableTransitionOnChange
      // Known from the first moment: a change after it would draw anew what the server has drawn.
      noSsr
      documentNode={documentWithNonce}
    >
      <CssBaseline enableColorScheme />
      {children}
      <ToastsWhenWanted />
    </ThemeProvider>
  );
}

export interface ProvidersProps {
  i18n: i18n;
  /** What a server sent with the page. */
  served?: Served | null;
  /** Stands before the data layer; the server notes there what a screen asks for. */
  data?: Middleware;
  children: ReactNode;
}

/** Everything that all screens need around them. */
export function Providers({ i18n, served = null, data, children }: ProvidersProps) {
  const [config] = useState(() => ({
    ...swrConfig,
    ...(served && { fallback: served.data }),
    use: [...(data ? [data] : []), ...(served ? [takeServed(served)] : [])],
  }));
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={config}>
        <SessionCache />
        <Look>{children}</Look>
      </SWRConfig>
    </I18nextProvider>
  );
}
