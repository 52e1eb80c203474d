import type { Server } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { openConnectionCounter } from '#server/lib/network.ts';
import type { Settings } from '#server/settings.ts';

/** True if an address may hold any number of connections. */
export type IsExempt = (address: string | undefined) => boolean;

const isLoopback = proxyAddr.compile('loopback');

/**
 * Exempts this machine and trusted proxies, which hold the connections of many people. With a
 * number of proxies, or `true`, every peer counts as a proxy.
 */
export function exemptBy(trustProxy: Settings['trustProxy']): IsExempt {
  const here = (address = '') => isLoopback(address, 0);
  if (trustProxy === false) return here;
  if (typeof trustProxy !== 'string') return () => true;
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  return (address = '') => here(address) || isTrusted(address, 0);
}

/** Limits open connections per network. Closes further connections immediately. */
export function boundSockets(server: Server, most: number, isExempt: IsExempt): void {
  const open = openConnectionCounter(most);
  server.on('connection', (socket) => {
    if (isExempt(socket.remoteAddress)) return;
    const leave = open.hold(socket.remoteAddress);
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
