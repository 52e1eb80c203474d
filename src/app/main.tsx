import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setRequestLanguage } from '#src/api/client.ts';
import { env } from '#src/config/env.ts';
import { keepLanguage, readLanguage } from '#src/i18n/choice.ts';
import { createI18n } from '#src/i18n/setup.ts';
import './fonts.css';
import { createStyleCache, pageNonce } from './pageNonce.ts';
import { Providers } from './Providers.tsx';
import { AppRoutes } from './routes.tsx';
import { checkAuthorization, unregisterServiceWorkers } from './startup.ts';
import { guardSinks } from './trustedTypes.ts';

const language = readLanguage();
keepLanguage(language);
setRequestLanguage(language);
guardSinks(env.mapboxToken !== null);
unregisterServiceWorkers();
await checkAuthorization();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={createStyleCache(pageNonce())}>
      <BrowserRouter>
        <Providers i18n={createI18n(language)}>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
);
