import { preload } from 'swr';
import { getUser } from '#common/contract/account/users.ts';
import { session } from '#src/api/transport/session.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { learnServerTime } from '#src/lib/clock/serverClock.ts';

/** Maximum delay of the first render by a slow server, in ms. */
const TIMEOUT_MS = 2_000;

/**
 * Runs before the first render. A visitor with a stored token is logged in, and the user is
 * requested. A refused token logs out before a screen appears. It does not wait for a server that
 * does not respond.
 */
export const checkAuthorization = async (): Promise<void> => {
  session.start();
  const { token, sessionVersion } = session.get();
  if (!token) return;
  const user = preload(keyOf(getUser, {}, sessionVersion), () => call(getUser, {}));
  await Promise.race([
    user.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
};

/** Learns the server's time from the page's own response, unless it came from the cache. */
export const learnPageTime = (): void => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page?.transferSize) return;
  const clock = page.serverTiming.find(({ name }) => name === 'clock');
  if (clock) learnServerTime(Number(clock.description) + performance.now() - page.responseStart);
};

/** Earlier versions may have registered a service worker. The product no longer has one. */
export const unregisterServiceWorkers = (): void => {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .catch(() => undefined);
};
