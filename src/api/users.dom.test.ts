import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { session } from './transport/session.ts';
import { readAccess, readRefresh } from './transport/tokenStore.ts';
import { signIn, signOut, signUp } from './users.ts';
import { api, beginSignedIn, mockNetwork, newPair } from '#tests/network.ts';

const server = mockNetwork();
beginSignedIn();

const refusal = (error: string) => HttpResponse.json({ error }, { status: 401 });

/** Records the logout requests in order. */
const serve = (
  leave: (bearer: string | null) => Response,
  refresh: () => Response = newPair,
): string[] => {
  const seen: string[] = [];
  server.use(
    http.delete(`${api}/api/users/sign_out`, ({ request }) => {
      const bearer = request.headers.get('authorization');
      seen.push(`leave ${bearer}`);
      return leave(bearer);
    }),
    http.post(`${api}/api/users/tokens`, ({ request }) => {
      seen.push(
        `refresh ${request.headers.get('authorization')} ${request.headers.get('refresh-token')}`,
      );
      return refresh();
    }),
  );
  return seen;
};

const ended = () => {
  expect([readAccess(), readRefresh()]).toEqual([null, null]);
  expect(session.get()).toMatchObject({ token: null, ended: 'left' });
};

describe('opening a session', () => {
  const known = { email: 'a@example.com', password: 'secret' };
  const person = { ...known, first_name: 'Άννα', last_name: 'Ρήγα', birth_date: '1990-01-01' };
  const calls = [
    ['signing in', 'sign_in', () => signIn(known)],
    ['signing up', 'sign_up', () => signUp(person)],
  ] as const;

  it.each(calls)('%s accepts the tokens with any body', async (_, path, open) => {
    const { headers } = newPair();
    server.use(http.post(`${api}/api/users/${path}`, () => new HttpResponse('Hi', { headers })));
    await open();
    expect([readAccess(), readRefresh()]).toEqual(['new', 'next']);
  });

  it.each(calls)('%s fails without tokens', async (_, path, open) => {
    server.use(http.post(`${api}/api/users/${path}`, () => new HttpResponse('Welcome')));
    await expect(open()).rejects.toMatchObject({ kind: 'malformed' });
    expect(session.get().token).toBe('old');
  });
});

describe('logging out', () => {
  it('informs the server and removes both tokens, whatever the response', async () => {
    const seen = serve(() => new HttpResponse('bye'));
    await signOut();
    expect(seen).toEqual(['leave Bearer old']);
    ended();
  });

  it.each(['Access token expired', 'Invalid access token'])(
    'refreshes once and repeats the request after the response “%s”',
    async (error) => {
      const seen = serve((bearer) =>
        bearer === 'Bearer new' ? new HttpResponse(null, { status: 204 }) : refusal(error),
      );
      await signOut();
      expect(seen).toEqual(['leave Bearer old', 'refresh Bearer old first', 'leave Bearer new']);
      ended();
    },
  );

  it.each([
    ['a second expired token', 'Access token expired', newPair, 'unauthorised', 3],
    ['a failed refresh', 'Access token expired', () => HttpResponse.error(), 'network', 2],
    ['another 401, without a refresh', 'Who are you?', newPair, 'unauthorised', 1],
  ])('fails on %s, and removes the tokens', async (_what, error, refresh, kind, calls) => {
    const seen = serve(() => refusal(error), refresh);
    await expect(signOut()).rejects.toMatchObject({ kind });
    expect(seen).toHaveLength(calls);
    ended();
  });
});
