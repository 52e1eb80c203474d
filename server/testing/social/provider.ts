import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** The redirect URI's host and the client registration. */
export const CLIENT = { clientId: 'seira', clientSecret: 'a secret of the tests, long enough' };

/** A test provider: `oidc-provider`, which is certified, with the paths of a service. */
export type TestProvider = Awaited<ReturnType<typeof startSocialProvider>>;

/** The paths of Facebook, as `server/social/providers.ts` calls them. */
const FACEBOOK = {
  routes: { authorization: '/v23.0/dialog/oauth', token: '/v23.0/oauth/access_token' },
  profile: '/v23.0/me',
};

/** Claims by the part before `@`: `unconfirmed…` is unconfirmed, `nomail…` has no address. */
const claimsOf = (login: string) => ({
  sub: login,
  ...(login.startsWith('nomail') ? {} : { email: login }),
  email_verified: !login.startsWith('unconfirmed'),
  given_name: 'Ερατώ',
  family_name: 'Ζωγράφου',
});

/**
 * Starts a provider on this machine.
 * @param redirectUri the permitted callback address
 * @param kind `google` uses OpenID Connect, `facebook` plain OAuth 2 with its own profile
 */
export async function startSocialProvider(
  redirectUri: string,
  { kind = 'google', port = 0 }: { kind?: 'google' | 'facebook'; port?: number } = {},
) {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isPlain = kind === 'facebook';
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, login) => ({ accountId: login, claims: () => claimsOf(login) }),
    ...(isPlain && { routes: FACEBOOK.routes }),
  };
  const provider = new Provider(origin, configuration);
  if (isPlain) {
    provider.use(async (context, next) => {
      if (context.path !== FACEBOOK.profile) return next();
      const bearer = context.get('authorization').replace(/^Bearer /, '');
      const token = await provider.AccessToken.find(bearer);
      if (!token) return context.throw(401);
      const { sub: id, email, given_name, family_name } = claimsOf(token.accountId ?? '');
      context.body = { id, email, first_name: given_name, last_name: family_name };
    });
  }
  let isForging = false;
  provider.use(async (context, next) => {
    await next();
    const response = context.body as { id_token?: string } | undefined;
    if (!isForging || typeof response?.id_token !== 'string') return;
    const [head, claims, signature = ''] = response.id_token.split('.');
    response.id_token = [head, claims, [...signature].toReversed().join('')].join('.');
  });
  server.on('request', provider.callback());
  return {
    origin,
    /** Makes the signatures of further ID tokens invalid. */
    forge: (isWanted: boolean) => {
      isForging = isWanted;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
