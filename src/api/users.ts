import type { Camel } from '#common/contract/camel.ts';
import {
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
  signUp as signUpEndpoint,
  type SignInPayload,
  type SignUpPayload,
  type User as UserContract,
} from '#common/contract/account/users.ts';
import type { Endpoint } from '#common/contract/endpoint.ts';
import { call, callWithHeaders } from './transport/call.ts';
import { loadClient } from './transport/loadClient.ts';
import { ApiError } from './transport/errors.ts';
import { needsRefresh, tokensIn, refreshRemovedPair } from './transport/refresh.ts';
import { session } from './transport/session.ts';
import { readAccess, readRefresh } from './transport/tokenStore.ts';

export type User = Camel<UserContract>;

/**
 * Sends a request that starts a session, and stores the tokens of its response. @throws ApiError
 */
export const openSession = async <Body>(
  endpoint: Endpoint<{ body: Body }>,
  body: Body,
): Promise<void> => {
  const { headers, status } = await callWithHeaders(endpoint, { body }, { anyBody: true });
  const tokens = tokensIn(headers);
  if (!tokens) throw new ApiError('malformed', { status });
  session.open(tokens);
};

/** Sends a login or registration and updates the session state. @throws ApiError */
const enter = async <Body>(
  endpoint: Endpoint<{ body: Body }>,
  body: Body,
  fail: (failure: ApiError) => void,
): Promise<void> => {
  session.begin();
  try {
    await openSession(endpoint, body);
  } catch (error) {
    if (error instanceof ApiError) fail(error);
    throw error;
  }
};

/** @throws ApiError */
export const signIn = (payload: SignInPayload): Promise<void> =>
  enter(signInEndpoint, payload, ({ status, text }) =>
    session.signInFailed({ status, error: text }),
  );

/** @throws ApiError with `fields` */
export const signUp = (payload: SignUpPayload): Promise<void> =>
  enter(signUpEndpoint, payload, ({ status, fields }) =>
    session.registrationFailed({ status, message: fields }),
  );

/**
 * Logs out. The session in this browser ends at once, whatever the server responds. An expired or
 * invalid token is refreshed once to inform the server.
 * @throws ApiError if the server could not be informed
 */
export const signOut = async (): Promise<void> => {
  const access = readAccess();
  const refresh = readRefresh();
  session.close('left');
  if (!access) return;
  const leave = (token: string): Promise<unknown> =>
    call(
      signOutEndpoint,
      {},
      { headers: { Authorization: `Bearer ${token}` }, timeout: 8_000, anyBody: true },
    );
  try {
    await leave(access);
  } catch (error) {
    const isStale = error instanceof ApiError && needsRefresh(error);
    if (!refresh || !isStale) throw error;
    const renewed = await refreshRemovedPair(await loadClient(), { access, refresh });
    await leave(renewed.access);
  }
};
