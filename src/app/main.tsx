import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ROOT_ID } from '#common/page/slots.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { queries } from '#src/api/transport/queries.ts';
import { requestLanguage } from '#src/api/transport/requestLanguage.ts';
import { env } from '#src/config/env.ts';
import { keepLanguage, readLanguage } from './start/languageChoice.ts';
import { loadI18n } from '#src/i18n/load.ts';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { clickReplay } from '#src/browser/preHydrationEvents.ts';
import { allowPageTranslation } from '#src/browser/pageTranslation.ts';
import { inputReplay } from '#src/browser/preHydrationInput.ts';
import { App } from './App.tsx';
import { createStyleCache, pageNonce } from './start/styles.ts';
import { pageAt } from './routing/routes.tsx';
import { readState } from './start/hydration.ts';
import { checkAuthorization, learnPageTime, unregisterServiceWorkers } from './start/startup.ts';
import { guardSinks } from './start/trustedTypes.ts';

const root = document.getElementById(ROOT_ID)!;
const state = readState();
const language = readLanguage(state !== null);
keepLanguage(language);
requestLanguage.set(language);
// Only our server sends a nonce.
queries.setFollowed(pageNonce() !== undefined);
guardSinks(env.mapboxToken !== null);
learnPageTime();
unregisterServiceWorkers();
const page = pageAt(location.pathname);
const [i18n] = await Promise.all([
  loadI18n(language),
  checkAuthorization(),
  state && page.screen?.load(),
]);

const app = (
  <App
    styles={createStyleCache(pageNonce(), state !== null && !page.personal)}
    // A placeholder is shown while code loads, and pending work of the old screen cannot redirect.
    route={(screens) => <BrowserRouter useTransitions={false}>{screens}</BrowserRouter>}
    i18n={i18n}
    state={state}
  />
);
allowPageTranslation();
clickReplay.capture();
if (state) {
  inputReplay.capture(root);
  // Hydrates in slices, so that the browser can respond to input.
  startTransition(() => void hydrateRoot(root, app));
} else createRoot(root).render(app);

// Fetches what a first action needs while there is a connection.
afterFirstInteraction(() => {
  void loadClient().catch(() => undefined);
  void import('#src/browser/lostFocus.ts')
    .then(({ keepFocus }) => keepFocus())
    .catch(() => undefined);
});
