import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';

const isLocal = (address: string | undefined) =>
  isIP(address ?? '') !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(address ?? '');

const PROXIED = /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/**
 * Behind a proxy every request seems to come from this machine, so none counts as such. A proxy
 * that adds no header speaks HTTP/1.0, as nginx does by default.
 */
export function isFromThisMachine(
  request: FastifyRequest,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): boolean {
  const proxied =
    request.raw.httpVersion === '1.0' ||
    request.headers.host === undefined ||
    Object.keys(request.headers).some((name) => PROXIED.test(name));
  return trustProxy === false && !proxied && isLocal(request.raw.socket.remoteAddress);
}
