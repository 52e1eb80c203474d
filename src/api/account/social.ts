import { SOCIAL_PROVIDERS, type SocialProvider } from '#common/socialProviders.ts';
import type {
  SocialConflict as Contract,
  SocialLinkPayload,
} from '#common/contract/account/social.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { pressed } from '#src/api/transport/pressed.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { openSession } from '#src/api/users.ts';
import { bag, oneOf, text } from '#src/lib/read.ts';

/** Another account has the address that a provider vouches for. */
export interface SocialConflict {
  provider: SocialProvider | null;
  /** The address, with most of it hidden; null when the server does not say. */
  email: string | null;
  /** A link to the address would do instead of the password. */
  mail: boolean;
}

/** What stands in the way of a sign-in, where that is another account; null for other failures. */
export const conflictIn = (failure: unknown): SocialConflict | null => {
  const { code, body } = toApiError(failure);
  if (code !== 'social_account_exists') return null;
  const wire: Wire<Contract> = bag(body);
  return {
    provider: oneOf(SOCIAL_PROVIDERS, wire.provider) ?? null,
    email: text(wire.email),
    mail: wire.mail === true,
  };
};

/** `POST /api/users/social`; on success the session is open. @throws ApiError */
export const finishSocial = (token: string): Promise<void> =>
  openSession('/api/users/social', { token });

/** `POST /api/users/social/link`; on success the session is open. @throws ApiError */
export const linkSocial = (payload: SocialLinkPayload): Promise<void> =>
  openSession('/api/users/social/link', payload);

/** `POST /api/users/social/mail`: sends the link that joins the two accounts. @throws ApiError */
export const mailSocialLink = async (token: string): Promise<void> => {
  const client = await loadClient();
  await pressed(`social ${token}`, (headers) =>
    client.post('/api/users/social/mail', { token }, { headers, skipRefresh: true }),
  );
};
