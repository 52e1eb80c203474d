import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stubApi } from './stub-api.ts';
import { serveFiles } from './stub-files.ts';

/** How to start the stub. */
export interface StubOptions {
  port?: number;
  /** The folder of the built front end. */
  dist: string;
  /** How long an access token lives, in ms. */
  tokenLife?: number;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
};

/**
 * A server that is not ours: it follows section 7 of the specification and nothing more.
 * The front end must work on it without an additive field, a second endpoint or an error code.
 */
export const startStub = async ({
  port = 0,
  dist,
  tokenLife = 4000,
}: StubOptions): Promise<{ url: string; server: Server }> => {
  const answer = stubApi(tokenLife);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stub');
    if (!url.pathname.startsWith('/api/')) return serveFiles(dist, url.pathname, response);
    const { status, body, headers } = answer({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: (await readBody(request)) as Record<string, unknown>,
    });
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((problem: unknown) => {
      response.writeHead(500).end(String(problem));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};
