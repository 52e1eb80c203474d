import {
  LINK_PURPOSES,
  LINK_STATES,
  type LinkPurpose,
  type LinkState,
} from '#common/accountLinks.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#common/socialProviders.ts';
import type { AccountLink as Contract } from '#common/contract/account/account.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { pressed } from '#src/api/transport/pressed.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { openSession } from '#src/api/users.ts';
import { bag, oneOf, text } from '#src/lib/read.ts';

/** The link of a message about an account. */
export interface AccountLink {
  purpose: LinkPurpose;
  state: LinkState;
  /** The address it is about, with most of it hidden; null when the server does not say. */
  email: string | null;
  /** The service whose account it joins, for `link_social`. */
  provider: SocialProvider | null;
}

export const linkKeys = { one: (token: string) => ['account_link', token] as const };

/** `POST /api/users/recover`: the same answer whether or not the address has an account. @throws ApiError */
export const askForLink = async (email: string): Promise<void> => {
  const client = await loadClient();
  await pressed(`recover ${email}`, (headers) =>
    client.post('/api/users/recover', { email }, { headers, skipRefresh: true }),
  );
};

/** `POST /api/users/links`: looks at a link without using it. @throws ApiError */
export const fetchLink = async (token: string): Promise<AccountLink> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>('/api/users/links', { token }, { skipRefresh: true });
  const wire: Wire<Contract> = bag(data);
  const purpose = oneOf(LINK_PURPOSES, wire.purpose);
  if (!purpose) throw new ApiError('malformed');
  return {
    purpose,
    state: oneOf(LINK_STATES, wire.state) ?? 'open',
    email: text(wire.email),
    provider: oneOf(SOCIAL_PROVIDERS, wire.provider) ?? null,
  };
};

/** `POST /api/users/password`; on success the session is open. @throws ApiError with `fields` */
export const setPassword = (payload: { token: string; password: string }): Promise<void> =>
  openSession('/api/users/password', payload);

/** `POST /api/users/confirm`. @throws ApiError `conflict` when the link is over */
export const confirmAddress = async (token: string): Promise<void> => {
  const client = await loadClient();
  await client.post('/api/users/confirm', { token }, { skipRefresh: true });
};

/** `POST /api/user/confirmation`: sends the link again. @throws ApiError */
export const sendConfirmation = async (): Promise<void> => {
  const client = await loadClient();
  await pressed('confirmation', (headers) =>
    client.post('/api/user/confirmation', undefined, { headers }),
  );
};
