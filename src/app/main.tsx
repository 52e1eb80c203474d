import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ROOT_ID } from '#common/page/slots.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { requestLanguage } from '#src/api/transport/requestLanguage.ts';
import { env } from '#src/config/env.ts';
import { keepLanguage, readLanguage } from '#src/i18n/choice.ts';
import { loadI18n } from '#src/i18n/load.ts';
import { somebodyThere, whenIdle } from '#src/browser/attention.ts';
import { pressedEarly } from '#src/browser/early.ts';
import { typedEarly } from '#src/browser/typed.ts';
import { App } from './App.tsx';
import { createStyleCache, pageNonce } from './start/pageNonce.ts';
import { pageAt } from './routing/routes.tsx';
import { readState } from './start/hydration.ts';
import { checkAuthorization, unregisterServiceWorkers } from './start/startup.ts';
import { guardSinks } from './start/trustedTypes.ts';

const root = document.getElementById(ROOT_ID)!;
const state = readState();
const language = readLanguage(state !== null);
keepLanguage(language);
requestLanguage.set(language);
guardSinks(env.mapboxToken !== null);
unregisterServiceWorkers();
const [i18n] = await Promise.all([
  loadI18n(language),
  checkAuthorization(),
  state && pageAt(location.pathname).screen?.load(),
]);

const app = (
  <App
    styles={createStyleCache(pageNonce())}
    // Who goes elsewhere leaves at once: a skeleton stands there while the screen's code is on its
    // way, and nothing that the old one still waited for can lead anywhere.
    route={(screens) => <BrowserRouter useTransitions={false}>{screens}</BrowserRouter>}
    i18n={i18n}
    state={state}
  />
);
pressedEarly.remember();
if (state) {
  typedEarly.remember(root);
  // In slices: between them the browser answers a touch or a key.
  startTransition(() => void hydrateRoot(root, app));
} else createRoot(root).render(app);

// What a first press may need, while there is a connection to get it.
void somebodyThere().then(() => whenIdle(() => void loadClient().catch(() => undefined)));
