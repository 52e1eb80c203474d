import type { SetupWorker } from 'msw/browser';

const unmocked = new Set<string>();
let storyRuns = false;
let started: Promise<SetupWorker> | undefined;

/** Answered by the worker itself, after every call sent before it. */
const echo = '/api/__echo__';

/**
 * Files of Storybook, Vite and the product itself pass; calls to the API or to other hosts do not.
 */
const passes = (address: string): boolean => {
  const url = new URL(address);
  return url.origin === location.origin && !url.pathname.startsWith('/api/');
};

/** A map left over from the previous story may still request its style: not this story's fault. */
const isMapServer = (address: string): boolean =>
  new URL(address).hostname === 'tiles.openfreemap.org';

/** A story that mocks no stream has a server without any, so that its screen polls. */
const isStream = (address: string): boolean => new URL(address).pathname.endsWith('/live');

/** A story that mocks no history has a server that knows none. */
const isHistory = (address: string): boolean => new URL(address).pathname.endsWith('/quiet_hours');

/**
 * Calls beside a screen's main purpose: for a story that mocks none of them, the server does not
 * know them.
 */
const isAdditional = (address: string): boolean =>
  /^\/api\/(followers|user\/(bookmarks|claims|follows|identities|listings|places|reviews)|blog\/[^/]+\/comments)$/.test(
    new URL(address).pathname,
  );

/** In Vitest the page is in a folder of its own, in Storybook beside the worker. */
const workerUrl = (): string =>
  location.pathname.includes('iframe.html') ? './mockServiceWorker.js' : '/mockServiceWorker.js';

const problem = (calls: Iterable<string>): Error =>
  new Error(
    `Calls without a handler: ${[...calls].join(', ')}. Give the story handlers of src/mocks.`,
  );

const start = async (): Promise<SetupWorker> => {
  const { setupWorker } = await import('msw/browser');
  const { http, HttpResponse, passthrough } = await import('msw');
  const worker = setupWorker(
    http.all('*', ({ request }) => {
      if (request.url.endsWith(echo)) return new HttpResponse(null, { status: 204 });
      if (passes(request.url)) return passthrough();
      if (isStream(request.url) || isHistory(request.url) || isAdditional(request.url))
        return new HttpResponse(null, { status: 404 });
      if (isMapServer(request.url)) return HttpResponse.error();
      const call = `${request.method} ${request.url}`;
      // After a story its screen may still ask while it is taken down: nobody's fault.
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

/** Starts the mocked network once; a docs page with two stories would start it twice. */
export const startNetwork = (): Promise<SetupWorker> => (started ??= start());

const isMocked = async (): Promise<boolean> =>
  (await fetch(echo).catch(() => null))?.status === 204;

/**
 * Forgets the unanswered calls of an earlier story. The mocked network ends with the page, and a
 * story may act as if the page were left: it begins again, or calls would reach no mock.
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

/** Fails the story that made a call it does not mock. */
export const refuseUnmocked = async (): Promise<void> => {
  if (started) await isMocked();
  storyRuns = false;
  if (unmocked.size > 0) throw problem(unmocked);
};
