import { preload } from 'swr';
import { getUser } from '#common/contract/account/users.ts';
import { session } from '#src/api/transport/session.ts';
import { call, keyOf } from '#src/api/transport/call.ts';

/** The longest that a slow server may hold back the first render, in ms. */
const PATIENCE_MS = 2_000;

/**
 * Runs before the first render: a visitor with a stored token is logged in, and the user is
 * requested. A refused token has logged out by then, so that no screen flashes; a server that does
 * not respond is not waited for.
 */
export const checkAuthorization = async (): Promise<void> => {
  session.start();
  const { token, epoch } = session.get();
  if (!token) return;
  const user = preload(keyOf(getUser, {}, epoch), () => call(getUser, {}));
  await Promise.race([
    user.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
};

/** Earlier versions may have left a service worker behind; the product has none. */
export const unregisterServiceWorkers = (): void => {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .catch(() => undefined);
};
