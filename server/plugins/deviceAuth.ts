import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { deviceOfSecret, type KnownDevice } from '#server/repositories/places/devices.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device at the door that asks; set by `requireDevice`. */
    device: KnownDevice | null;
  }
}

const CREDENTIAL = /^Device +(\S{1,100}) *$/i;

/** Whether a request comes from a device at the door, by the scheme of its credential. */
export const isFromDevice = ({ headers }: FastifyRequest): boolean =>
  /^Device /i.test(headers.authorization ?? '');

/**
 * A hook that lets only devices through and sets `request.device`. One that was revoked and one that
 * never existed are told the same.
 */
export function requireDevice({ db }: Pick<Context, 'db'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const secret = CREDENTIAL.exec(request.headers.authorization ?? '')?.[1];
    const device = secret === undefined ? undefined : await deviceOfSecret(db, secret);
    if (!device) throw new Problem(401, 'device_revoked');
    request.device = device;
  };
}

/** The device of a route behind `requireDevice`. */
export function deviceOf(request: FastifyRequest): KnownDevice {
  if (!request.device) throw new Problem(401, 'device_revoked');
  return request.device;
}
