import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { client } from '#src/api/transport/client.ts';
import { session } from '#src/api/transport/session.ts';
import { writeTokens } from '#src/api/transport/tokenStore.ts';

export const api = 'http://localhost:3000';

/** The network of a test file: only its handlers respond. */
export function mockNetwork() {
  const server = setupServer();
  beforeAll(() => {
    client.defaults.baseURL = api;
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Starts each test of a file with a session that has the tokens `old` and `first`. */
export const beginSignedIn = (): void => {
  let stop = (): void => undefined;
  beforeEach(() => {
    localStorage.clear();
    writeTokens({ access: 'old', refresh: 'first' });
    stop = session.start();
  });
  afterEach(() => {
    stop();
    session.close('left');
  });
};

/** The response that exchanges them for `new` and `next`. */
export const newPair = () =>
  new HttpResponse(null, {
    status: 204,
    headers: { 'access-token': 'new', 'refresh-token': 'next' },
  });
