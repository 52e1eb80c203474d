import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROBE_MS = 200;

/** A reverse proxy that alternates between backends whose `/readyz` returns 200. */
export interface Proxy {
  address: string;
  /** The backends, which may change at any time. */
  backends: string[];
  close(): Promise<void>;
}

const isReady = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) });
    return response.status === 200;
  } catch {
    return false;
  }
};

/** Starts the proxy. It retries nothing: a request to a dead backend gets 502. */
export async function startProxy(): Promise<Proxy> {
  const proxy = { backends: [] as string[] };
  let ready: string[] = [];
  let turn = 0;
  const probe = async () => {
    const asked = [...proxy.backends];
    const responses = await Promise.all(asked.map(isReady));
    ready = asked.filter((_, index) => responses[index]);
  };
  const probing = setInterval(() => void probe(), PROBE_MS);

  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const address = ready[(turn += 1) % ready.length];
    const fail = () => {
      if (!to.headersSent) to.writeHead(502);
      to.end();
    };
    if (!address) return fail();
    const { method, headers, url } = from;
    const onward = request(`${address}${url}`, { method, headers }, (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', fail).pipe(to);
    });
    onward.on('error', fail);
    from.pipe(onward);
    return undefined;
  };
  const server = createServer(forward);
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
