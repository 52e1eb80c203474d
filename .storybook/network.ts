import type { SetupWorker } from 'msw/browser';

const unmocked = new Set<string>();
let storyRuns = false;
let started: Promise<SetupWorker> | undefined;

/** The worker responds itself, after all earlier requests. */
const echo = '/api/__echo__';

/** Allows files of Storybook, Vite and the product, but not API requests or other hosts. */
const passes = (address: string): boolean => {
  const url = new URL(address);
  return url.origin === location.origin && !url.pathname.startsWith('/api/');
};

/** A map of the previous story may still request its style. */
const isMapServer = (address: string): boolean =>
  new URL(address).hostname === 'tiles.openfreemap.org';

/** Requests for secondary content. Without a mock, the server does not support them. */
const isAdditional = (address: string): boolean =>
  /\/(live|quiet_hours)$|^\/api\/(followers|user\/(bookmarks|claims|follows|identities|listings|places|reviews)|blog\/[^/]+\/comments)$/.test(
    new URL(address).pathname,
  );

/** In Vitest the page is in its own folder, in Storybook next to the worker. */
const workerUrl = (): string =>
  location.pathname.includes('iframe.html') ? './storyWorker.js' : '/storyWorker.js';

const start = async (): Promise<SetupWorker> => {
  const { setupWorker } = await import('msw/browser');
  const { http, HttpResponse, passthrough } = await import('msw');
  const worker = setupWorker(
    http.all('*', ({ request }) => {
      if (request.url.endsWith(echo)) return new HttpResponse(null, { status: 204 });
      if (passes(request.url)) return passthrough();
      if (isAdditional(request.url)) return new HttpResponse(null, { status: 404 });
      if (isMapServer(request.url)) return HttpResponse.error();
      const call = `${request.method} ${request.url}`;
      // A screen may still send requests while it unmounts.
      if (storyRuns) unmocked.add(call);
      return HttpResponse.error();
    }),
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl() },
    onUnhandledFrame: 'bypass',
  });
  return worker;
};

/** Starts the mocked network once, although a docs page has several stories. */
export const startNetwork = (): Promise<SetupWorker> => (started ??= start());

const isMocked = async (): Promise<boolean> =>
  (await fetch(echo).catch(() => null))?.status === 204;

/**
 * Clears the unmocked requests of earlier stories. Restarts the mocked network if a story ended it
 * by simulating a page unload.
 */
export const forgetUnmocked = async (): Promise<void> => {
  if (started) {
    await started;
    for (let tries = 0; tries < 50 && !(await isMocked()); tries += 1) {
      navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  unmocked.clear();
  storyRuns = true;
};

/** Enough time for a screen to load all its modules and send all its requests, in ms. */
const SETTLED_MS = 1200;

/**
 * Fails the story if it sent unmocked requests. With `SETTLED=1`, it first waits for late
 * requests, which otherwise fail a story on slow machines only.
 */
export const refuseUnmocked = async (): Promise<void> => {
  if (import.meta.env.SETTLED) await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  if (started) await isMocked();
  storyRuns = false;
  if (unmocked.size === 0) return;
  const calls = [...unmocked].join(', ');
  throw new Error(`Unmocked requests: ${calls}. Add handlers from src/mocks to the story.`);
};
