import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SocialProvider } from '#common/socialProviders.ts';
import type { Context } from '#server/context.ts';
import { encrypt, decrypt } from '#server/mail/encryption.ts';
import type { Attempt } from './providers.ts';

/** Time that a person has at the provider, in seconds. */
const ATTEMPT_SECONDS = 600;

const NAME = 'social-attempt';
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)(?:;|$)`);
const PATH = '/api/users/social';

/** The encrypted value of the cookie. `is` distinguishes it from other encrypted data. */
interface Held extends Attempt {
  is: typeof NAME;
  provider: SocialProvider;
  /** Expiry, in ms since 1970. */
  until: number;
}

/** Sets the cookie, which scripts cannot read. */
export function rememberAttempt(
  reply: FastifyReply,
  { keys, clock, settings }: Context,
  provider: SocialProvider,
  attempt: Attempt,
): void {
  const until = clock.now().getTime() + ATTEMPT_SECONDS * 1000;
  const held: Held = { is: NAME, provider, until, ...attempt };
  // Lax, because the cookie must be sent with the provider's cross-site redirect.
  const options = `Path=${PATH}; Max-Age=${ATTEMPT_SECONDS}; HttpOnly; SameSite=Lax`;
  const secure = settings.publicOrigin?.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${encrypt(held, keys.current)}; ${options}${secure}`);
}

/** The attempt that this browser began; null if there is none or it has expired. */
export function attemptOf(
  request: FastifyRequest,
  { keys, clock }: Context,
): (Attempt & { provider: SocialProvider }) | null {
  const value = VALUE.exec(request.headers.cookie ?? '')?.[1];
  const held = value ? decrypt<Held>(value, keys) : null;
  return held?.is === NAME && held.until > clock.now().getTime() ? held : null;
}

export const clearAttempt = (reply: FastifyReply): void => {
  reply.header('set-cookie', `${NAME}=; Path=${PATH}; Max-Age=0; HttpOnly; SameSite=Lax`);
};
