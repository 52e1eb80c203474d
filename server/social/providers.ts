import type * as OpenIdClient from 'openid-client';
import type { SocialProvider } from '#common/socialProviders.ts';
import type { ProviderSettings } from '#server/settings.ts';
import { fromFacebook, fromOpenId, fromX, type Claims, type SocialIdentity } from './identity.ts';

type Library = typeof OpenIdClient;

/** Timeout of a provider's response, in seconds. */
const TIMEOUT_S = 5;

/** A provider: its addresses, its scope and the parser of its response. */
interface Kind {
  scope: string;
  /** Its OpenID Connect issuer, which publishes all endpoints. */
  issuer?: string;
  /** The endpoints of plain OAuth 2, which does not publish them. */
  endpoints?: { authorization: string; token: string; profile: string };
  /** The method that authenticates the client. */
  secret: 'ClientSecretPost' | 'ClientSecretBasic';
  read: (claims: Claims) => SocialIdentity;
}

const KINDS: Record<SocialProvider, Kind> = {
  // Source: https://developers.google.com/identity/openid-connect/openid-connect
  google: {
    scope: 'openid email profile',
    issuer: 'https://accounts.google.com',
    secret: 'ClientSecretPost',
    read: fromOpenId,
  },
  // Source: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
  facebook: {
    scope: 'public_profile email',
    endpoints: {
      authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      profile: 'https://graph.facebook.com/v23.0/me?fields=id,first_name,last_name,email',
    },
    secret: 'ClientSecretPost',
    read: fromFacebook,
  },
  // Source: https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code
  twitter: {
    scope: 'users.read users.email tweet.read',
    endpoints: {
      authorization: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      profile: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    },
    secret: 'ClientSecretBasic',
    read: fromX,
  },
};

/** Values that prove, on return, that this browser began the sign-in. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Provider {
  /** Begins a sign-in. @returns the address to send the browser to, and the attempt to store */
  begin(redirectUri: string): Promise<{ url: URL; attempt: Attempt }>;
  /** Identifies the returning person. @param url the address that the provider sent them to */
  finish(url: URL, attempt: Attempt): Promise<SocialIdentity>;
}

/** True for this machine, where a test's provider uses plain HTTP. */
const isLoopback = (url: URL): boolean => /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname);

/**
 * Opens a provider. The first sign-in loads the library and discovers the endpoints. A failure is
 * not cached, so that the next sign-in retries.
 */
export function openProvider(
  name: SocialProvider,
  { clientId, clientSecret, origin }: ProviderSettings,
): Provider {
  const { scope, issuer, endpoints, secret, read } = KINDS[name];
  const at = (url: string): URL => {
    const own = new URL(url);
    return origin === null ? own : new URL(`${own.pathname}${own.search}`, origin);
  };

  const configure = async (library: Library): Promise<OpenIdClient.Configuration> => {
    const authentication = library[secret](clientSecret);
    const server = at(issuer ?? endpoints!.authorization);
    const insecure = isLoopback(server) ? [library.allowInsecureRequests] : [];
    if (!endpoints) {
      const options = { timeout: TIMEOUT_S, execute: insecure };
      const found = await library.discovery(server, clientId, undefined, authentication, options);
      library.enableNonRepudiationChecks(found);
      return found;
    }
    const metadata = {
      issuer: server.origin,
      authorization_endpoint: server.href,
      token_endpoint: at(endpoints.token).href,
    };
    const config = new library.Configuration(metadata, clientId, undefined, authentication);
    config.timeout = TIMEOUT_S;
    for (const allow of insecure) allow(config);
    return config;
  };

  let ready: Promise<{ library: Library; config: OpenIdClient.Configuration }> | null = null;
  const open = () => {
    ready ??= (async () => {
      const library = await import('openid-client');
      return { library, config: await configure(library) };
    })().catch((error: unknown) => {
      ready = null;
      throw error;
    });
    return ready;
  };

  return {
    begin: async (redirectUri) => {
      const { library, config } = await open();
      const attempt = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      };
      const url = library.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state: attempt.state,
        code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(endpoints ? {} : { nonce: attempt.nonce }),
      });
      return { url, attempt };
    },
    finish: async (url, { state, nonce, verifier }) => {
      const { library, config } = await open();
      const tokens = await library.authorizationCodeGrant(config, url, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        ...(endpoints ? {} : { expectedNonce: nonce, idTokenExpected: true }),
      });
      if (!endpoints) return read(tokens.claims() ?? {});
      const profile = at(endpoints.profile);
      const response = await library.fetchProtectedResource(
        config,
        tokens.access_token,
        profile,
        'GET',
      );
      if (!response.ok) throw new TypeError(`The profile request returned ${response.status}`);
      return read((await response.json()) as Claims);
    },
  };
}
