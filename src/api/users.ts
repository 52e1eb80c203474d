import type {
  SignInPayload,
  SignUpPayload,
  User as Contract,
} from '#common/contract/account/users.ts';
import { bag, picture, text } from '#src/lib/read.ts';
import { loadClient } from './transport/loadClient.ts';
import { ApiError, toApiError } from './transport/errors.ts';
import { asksForRefresh, tokensIn, tradeForgotten } from './transport/refresh.ts';
import { session } from './transport/session.ts';
import { readAccess, readRefresh } from './transport/tokenStore.ts';
import type { Wire } from './transport/wire.ts';

export type { SignInPayload, SignUpPayload };

/** The person who is logged in. */
export interface User {
  name: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  image: string | null;
  createdAt: string | null;
  /** False only where the server waits for the address to be confirmed. */
  emailConfirmed: boolean;
  /** When the account will be deleted, as the person asked. */
  deleteAt: string | null;
  /** The person decides about what others publish. */
  isModerator: boolean;
}

const toUser = (raw: unknown): User => {
  const wire: Wire<Contract> = bag(raw);
  const firstName = text(wire.first_name);
  const lastName = text(wire.last_name);
  const email = text(wire.email);
  const full = [firstName, lastName].filter(Boolean).join(' ');
  return {
    name: text(wire.name) ?? (full || (email ?? '')),
    firstName,
    lastName,
    email,
    image: picture(wire.main_image),
    createdAt: text(wire.created_at),
    emailConfirmed: wire.email_confirmed !== false,
    deleteAt: text(wire.delete_at),
    isModerator: wire.moderator === true,
  };
};

export const userKeys = { current: (epoch: number) => ['user', epoch] as const };

/** The API path of the person who is logged in. */
export const USER_PATH = '/api/user';

/** `GET /api/user`. @throws ApiError */
export const fetchUser = async (): Promise<User> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(USER_PATH);
  return toUser(data);
};

/** Posts what opens a session, and opens it with the tokens of the response. @throws ApiError */
export const openSession = async (path: string, payload: object): Promise<void> => {
  const client = await loadClient();
  const answer = await client.post<unknown>(path, payload, {
    skipRefresh: true,
    anyBody: true,
  });
  const tokens = tokensIn(answer.headers);
  if (!tokens) throw new ApiError('malformed', { status: answer.status });
  session.open(tokens);
};

/** `POST /api/users/sign_in`; on success the session is open. @throws ApiError */
export const signIn = async (payload: SignInPayload): Promise<void> => {
  session.begin();
  try {
    await openSession('/api/users/sign_in', payload);
  } catch (error) {
    const failure = toApiError(error);
    session.signInFailed({ status: failure.status, error: failure.text });
    throw failure;
  }
};

/** `POST /api/users/sign_up`; on success the session is open. @throws ApiError with `fields` */
export const signUp = async (payload: SignUpPayload): Promise<void> => {
  session.begin();
  try {
    await openSession('/api/users/sign_up', payload);
  } catch (error) {
    const failure = toApiError(error);
    session.registrationFailed({ status: failure.status, message: failure.fields });
    throw failure;
  }
};

/**
 * `DELETE /api/users/sign_out`: the session is closed here at once, whatever the server says. An
 * expired or invalid token is exchanged once for one with which the server can be told.
 * @throws ApiError when the server could not be told
 */
export const signOut = async (): Promise<void> => {
  const access = readAccess();
  const refresh = readRefresh();
  session.close('left');
  if (!access) return;
  const client = await loadClient();
  const leave = (token: string): Promise<unknown> =>
    client.delete('/api/users/sign_out', {
      headers: { Authorization: `Bearer ${token}` },
      timeout: 8_000,
      skipRefresh: true,
      anyBody: true,
    });
  try {
    await leave(access);
  } catch (error) {
    const failure = toApiError(error);
    if (!refresh || !asksForRefresh(failure)) throw failure;
    const renewed = await tradeForgotten(client, { access, refresh });
    await leave(renewed.access);
  }
};
