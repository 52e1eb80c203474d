import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROBE_MS = 200;

const isReady = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) });
    return response.status === 200;
  } catch {
    return false;
  }
};

/** Passes a request on, and its response back. Without a response, it is a 502. */
export function forward(from: IncomingMessage, to: ServerResponse, address: string): void {
  const fail = () => {
    if (!to.headersSent) to.writeHead(502);
    to.end();
  };
  const { method, headers, url } = from;
  const onward = request(`${address}${url}`, { method, headers }, (response) => {
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.on('error', fail).pipe(to);
  });
  onward.on('error', fail);
  from.pipe(onward);
}

/**
 * Starts a reverse proxy that alternates between backends whose `/readyz` returns 200. It retries
 * nothing: a request to a dead backend gets 502. The backends may change at any time.
 */
export async function startProxy() {
  const proxy = { backends: [] as string[] };
  let ready: string[] = [];
  let turn = 0;
  const probe = async () => {
    const asked = [...proxy.backends];
    const responses = await Promise.all(asked.map(isReady));
    ready = asked.filter((_, index) => responses[index]);
  };
  const probing = setInterval(() => void probe(), PROBE_MS);

  const onward = (from: IncomingMessage, to: ServerResponse) => {
    const address = ready[(turn += 1) % ready.length];
    if (address) forward(from, to, address);
    else to.writeHead(502).end();
  };
  const server = createServer(onward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(probing);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
