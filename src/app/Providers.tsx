import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { themeFor } from '#theme/index.ts';
import { documentWithNonce } from './pageNonce.ts';
import { SessionCache } from './SessionCache.tsx';
import { swrConfig } from './swr.ts';
import { Toasts } from './Toasts.tsx';
import { useLanguage } from './useLanguage.ts';

function Look({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <ThemeProvider
      theme={themeFor(language)}
      defaultMode="system"
      disableTransitionOnChange
      documentNode={documentWithNonce}
    >
      <CssBaseline enableColorScheme />
      <Toasts>{children}</Toasts>
    </ThemeProvider>
  );
}

/** Everything that all screens need around them. */
export function Providers({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={swrConfig}>
        <SessionCache />
        <Look>{children}</Look>
      </SWRConfig>
    </I18nextProvider>
  );
}
