import fp from 'fastify-plugin';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasControlCharacters } from '#common/input/readablePath.ts';
import type { App } from '#server/context.ts';
import { acceptedLanguage, translate } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';

/** Characters that are invalid in a host. Source: RFC 3986 §3.2.2. */
const NO_HOST = /[\s/\\?#@<>"]/;

/** True if a request names exactly one host; Node reads the first. Source: RFC 9112 §3.2. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 0) return httpVersion === '1.0';
  return hosts === 1 && !NO_HOST.test(headers.host ?? '');
}

/** Node itself rejects an expectation other than `100-continue`, without our headers. */
function refuseExpectHeader(app: App): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const code = 'bad_request';
    const error = translate(acceptedLanguage(request.headers['accept-language']), code);
    const body = JSON.stringify({ error, code });
    response.writeHead(417, {
      ...app.protectiveHeaders,
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
}

/** Rejects ambiguous HTTP before routing: other than one host, control characters. */
export default fp(
  async (app: App) => {
    refuseExpectHeader(app);
    app.addHook('onRequest', async (request, reply) => {
      if (!hasOneHost(request.raw)) {
        throw new Problem(400, 'bad_request', { headers: { connection: 'close' } });
      }
      // Node drops data that follows an upgrade request, so close the connection.
      if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
      if (hasControlCharacters(request.url.split('?', 1)[0] ?? ''))
        throw new Problem(400, 'bad_request');
    });
  },
  { name: 'well-formed', dependencies: ['security'] },
);
