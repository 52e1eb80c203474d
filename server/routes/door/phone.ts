import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { newPhone, phoneOf } from '#server/lib/secrets/doorCode.ts';

const NAME = 'seira-door';
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]+)(?:;|$)`);

/** Exceeds any service day, so the page shows the number whenever it is opened. */
const SECONDS = 172_800;

/** The hash of the phone that sent a request; null without a valid cookie. */
export const phoneIn = (
  request: FastifyRequest,
  { keys }: Pick<Context, 'keys'>,
): string | null => {
  const value = VALUE.exec(request.headers.cookie ?? '')?.[1];
  return value === undefined ? null : phoneOf(keys, value);
};

/**
 * Sets the cookie that identifies a phone before it takes a number, or renews it. The cookie is
 * valid for all places, is not readable by scripts, and is not sent with the forms of other sites.
 */
export function rememberPhone(
  request: FastifyRequest,
  reply: FastifyReply,
  { keys, settings }: Pick<Context, 'keys' | 'settings'>,
): void {
  const own = VALUE.exec(request.headers.cookie ?? '')?.[1];
  const value = own !== undefined && phoneOf(keys, own) !== null ? own : newPhone(keys);
  const secure = settings.publicOrigin?.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}
