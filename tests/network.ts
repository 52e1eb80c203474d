import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { client } from '#src/api/transport/client.ts';

export const api = 'http://localhost:3000';

/** The network of a test file: nothing but its handlers answers the client. */
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
