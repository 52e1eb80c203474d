import { join, resolve } from 'node:path';
import { environmentReader, type Environment } from './environment.ts';

/** How this server is known to a service with whose account people sign in. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Where it is, in place of the service's own machines. */
  origin: string | null;
}

/** The environment contains an invalid value; the message names each setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** All settings from the environment. Parsed once, at the start. */
export type Settings = ReturnType<typeof readSettings>;

/** Whether only this machine can reach the origin; also true without one. */
const isOwnMachine = (origin: string | null): boolean =>
  origin === null ||
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

/** Whether an address names a bucket with its credentials. */
function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.length > 1;
}

/** The address within a sender such as `Σειρά <no-reply@seira.example>`. */
const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

/**
 * The daily jobs and the simulator each hold a connection with their lock while they work on
 * another: with fewer they would wait for themselves.
 */
const LEAST_POOL = 3;

/**
 * Reads the settings from the environment.
 * @throws SettingsError naming every invalid setting.
 */
export function readSettings(env: Environment) {
  const { wrong, text, number, choice, flag, secret, origin } = environmentReader(env);
  const provider = (
    name: string,
    [clientId, clientSecret]: [string | null, string | null],
    at: string | null = null,
  ): ProviderSettings | null => {
    if (clientId === null && clientSecret === null) return null;
    if (clientId === null || clientSecret === null) {
      wrong.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together`);
      return null;
    }
    if (text('PUBLIC_ORIGIN') === null) {
      wrong.push(`PUBLIC_ORIGIN must say where ${name} leads back to, with ${name}_CLIENT_ID`);
    }
    return { clientId, clientSecret, origin: at };
  };
  const proxy = (): boolean | number | string => {
    const raw = text('TRUST_PROXY');
    if (raw === null || /^(off|false|no|0)$/i.test(raw)) return false;
    if (/^(on|true|yes)$/i.test(raw)) return true;
    return /^\d+$/.test(raw) ? Number(raw) : raw;
  };

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong.push('DATABASE_URL must start with postgres:// or postgresql://');
  }
  const publicOrigin = origin('PUBLIC_ORIGIN');
  const smtpUrl = text('SMTP_URL');
  const mailFrom = text('MAIL_FROM');
  if (smtpUrl !== null) {
    if (!/^smtps?:\/\/[^/]/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
      wrong.push('SMTP_URL must be an address like smtps://user:password@mail.example');
    }
    if (mailFrom === null)
      wrong.push('MAIL_FROM must say who sends messages, when SMTP_URL is set');
    if (publicOrigin === null) {
      wrong.push('PUBLIC_ORIGIN must say where the links of messages lead, when SMTP_URL is set');
    }
  }
  if (
    mailFrom !== null &&
    !/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mailFrom)
  ) {
    wrong.push('MAIL_FROM must be an address like Σειρά <no-reply@seira.example>');
  }
  const s3Url = text('S3_URL');
  if (s3Url !== null && !isBucket(s3Url)) {
    wrong.push('S3_URL must be an address like https://KEY:SECRET@s3.example/bucket?region=eu');
  }
  const sender = mailFrom ?? 'Σειρά <no-reply@localhost>';
  const siteEmail = text('SITE_EMAIL');
  if (siteEmail !== null && !/^[^<>@\s,]+@[^<>@\s,]+$/.test(siteEmail)) {
    wrong.push('SITE_EMAIL must be an address like hello@seira.example');
  }
  const isTrial =
    databaseUrl === null && text('NODE_ENV') !== 'production' && isOwnMachine(publicOrigin);
  const seed = choice('SEED', ['demo', 'none'], isTrial ? 'demo' : 'none');
  const settings = {
    /** `PORT`, default 3000. */
    port: number('PORT', 3000, 0, 65_535),
    /** `HOST`, default `0.0.0.0`: the address to listen on. */
    host: text('HOST') ?? '0.0.0.0',
    /** `DATA_DIR`, default `.data`: the embedded database and the keys made on first start. */
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    /** `DATABASE_URL`: PostgreSQL instead of the embedded database. */
    databaseUrl,
    /** `DATABASE_POOL`, default 10, at least 3: the most PostgreSQL connections of this process. */
    databasePool: number('DATABASE_POOL', 10, LEAST_POOL, 500),
    /** `LOG_LEVEL`, default `info`: trace, debug, info, warn, error, fatal or silent. */
    logLevel: choice('LOG_LEVEL', LEVELS, 'info'),
    /**
     * `JWT_SECRET`: signs access tokens, at least 32 characters. Without it a secret is generated on
     * first start and stored in DATA_DIR or, on PostgreSQL, in the database.
     */
    jwtSecret: secret('JWT_SECRET'),
    /** `JWT_SECRET_PREVIOUS`: still accepted after a change of `JWT_SECRET`. */
    jwtSecretPrevious: secret('JWT_SECRET_PREVIOUS'),
    /** `ACCESS_TOKEN_SECONDS`, default 900. */
    accessTokenSeconds: number('ACCESS_TOKEN_SECONDS', 900, 1, 86_400),
    /** `REFRESH_TOKEN_DAYS`, default 30; counted afresh from every refresh. */
    refreshTokenDays: number('REFRESH_TOKEN_DAYS', 30, 1, 365),
    /** `REFRESH_GRACE_SECONDS`, default 30: a used refresh token gets the same successor again. */
    refreshGraceSeconds: number('REFRESH_GRACE_SECONDS', 30, 0, 600),
    /** `SIGN_UPS_PER_ADDRESS_PER_HOUR`, default 100. */
    signUpsPerAddress: number('SIGN_UPS_PER_ADDRESS_PER_HOUR', 100, 1, 1_000_000),
    /** `SIGN_INS_PER_ACCOUNT`, default 100 successful ones in ten minutes. */
    signInsPerAccount: number('SIGN_INS_PER_ACCOUNT', 100, 1, 1_000_000),
    /** `FAILED_SIGN_INS_PER_ACCOUNT`, default 10 in ten minutes. */
    failedSignInsPerAccount: number('FAILED_SIGN_INS_PER_ACCOUNT', 10, 1, 1_000_000),
    /** `FAILED_SIGN_INS_PER_ADDRESS`, default 100 in ten minutes. */
    failedSignInsPerAddress: number('FAILED_SIGN_INS_PER_ADDRESS', 100, 1, 1_000_000),
    /** `OPEN_TICKETS`, default 20: tickets that one person may hold open, in all lists. */
    openTickets: number('OPEN_TICKETS', 20, 1, 1_000_000),
    /** `OPEN_TICKETS_PER_DAY`, default 10: the same, in all lists of one day. */
    openTicketsPerDay: number('OPEN_TICKETS_PER_DAY', 10, 1, 1_000_000),
    /** `RETENTION_DAYS`, default 730: how long it is known who had a ticket and who did what. */
    retentionDays: number('RETENTION_DAYS', 730, 30, 36_500),
    /** `TAKES_PER_MINUTE`, default 6: tickets that one person may take within a minute. */
    takesPerMinute: number('TAKES_PER_MINUTE', 6, 1, 1_000_000),
    /**
     * `TRUST_PROXY`, default off: the number of proxies in front, or their addresses separated by
     * commas. `true` trusts the left-most address of X-Forwarded-For, which clients write themselves
     * unless the proxy replaces the header.
     */
    trustProxy: proxy(),
    /** `CORS_ORIGIN`: origins, separated by commas, that may call the API from a browser. */
    corsOrigins: (text('CORS_ORIGIN') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    /**
     * `SEED`: `demo` or `none`. Default `demo` where somebody tries the product: with the embedded
     * database, no `NODE_ENV=production` and no public `PUBLIC_ORIGIN`. `none` everywhere else.
     */
    seed,
    /** `SIMULATOR`: `on` or `off`. By default on only where the demo is seeded. */
    simulator: flag('SIMULATOR', seed === 'demo'),
    /** `SIMULATOR_SPEED`, default 1: how many times faster than real time tickets are called. */
    simulatorSpeed: number('SIMULATOR_SPEED', 1, 0.01, 1000, false),
    /** `SIMULATOR_ALWAYS`, default off: also call while places are closed. */
    simulatorAlways: flag('SIMULATOR_ALWAYS', false),
    /**
     * `CONNECTIONS_PER_ADDRESS`, default 1000: open at once from one address or IPv6 /64; 0 for no
     * limit. Neither this machine nor trusted proxies are limited.
     */
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 1000, 0, 1_000_000),
    /**
     * `MAX_REQUESTS`, default 128: requests in progress at once; the others are told to come back.
     */
    maxRequests: number('MAX_REQUESTS', 128, 1, 100_000),
    /** `MAX_STREAMS`, default 8000: streams of events open at once; further ones are told to wait. */
    maxStreams: number('MAX_STREAMS', 8_000, 1, 1_000_000),
    /**
     * `STREAMS_PER_ADDRESS`, default 200: the same of one address or IPv6 /64; 0 for no limit. A
     * waiting room has one address for all who wait in it.
     */
    streamsPerAddress: number('STREAMS_PER_ADDRESS', 200, 0, 1_000_000),
    /**
     * `RESPONSE_CACHE_MS`, default 1000: how long a public response may miss what other processes
     * and background work write; 0 disables the cache.
     */
    responseCacheMs: number('RESPONSE_CACHE_MS', 1000, 0, 60_000),
    /** `METRICS_TOKEN`: lets clients other than this machine read /metrics. */
    metricsToken: secret('METRICS_TOKEN', 16),
    /** `CLIENT_DIR`, default `dist`: the built client. */
    clientDir: resolve(text('CLIENT_DIR') ?? 'dist'),
    /**
     * `RENDERER`, default `dist-server/render.js`: enables the server render; without it browsers
     * render pages.
     */
    rendererFile: resolve(text('RENDERER') ?? join('dist-server', 'render.js')),
    /**
     * `PUBLIC_ORIGIN`, e.g. `https://seira.example`: the origin under which visitors reach the
     * server; taken from the request when unset, which production does not allow, because a request
     * can claim anything.
     */
    publicOrigin,
    /** `SMTP_URL`, e.g. `smtps://user:password@mail.example`; without it messages become files. */
    smtpUrl,
    /** `MAIL_FROM`, e.g. `Σειρά <no-reply@seira.example>`: the sender of messages. */
    mailFrom: sender,
    /**
     * `SITE_EMAIL`: the address of those who run the site, who get what people write by its forms; the
     * address of `MAIL_FROM` when unset.
     */
    siteEmail: siteEmail ?? addressOf(sender),
    /**
     * `S3_URL`, e.g. `https://KEY:SECRET@s3.example/bucket?region=eu-central-1`: where photos are
     * stored; without it they are in DATA_DIR.
     */
    s3Url,
    /**
     * The services with whose account people can sign in, each with `…_CLIENT_ID` and
     * `…_CLIENT_SECRET`; null: not configured. `GOOGLE_ISSUER` is another OpenID Connect issuer in
     * Google's place.
     */
    social: {
      google: provider(
        'GOOGLE',
        [text('GOOGLE_CLIENT_ID'), text('GOOGLE_CLIENT_SECRET')],
        origin('GOOGLE_ISSUER'),
      ),
      facebook: provider('FACEBOOK', [text('FACEBOOK_CLIENT_ID'), text('FACEBOOK_CLIENT_SECRET')]),
      twitter: provider('X', [text('X_CLIENT_ID'), text('X_CLIENT_SECRET')]),
    },
    /** `SHUTDOWN_DELAY_MS`, default 0: the time between "not ready" and no longer listening. */
    shutdownDelayMs: number('SHUTDOWN_DELAY_MS', 0, 0, 60_000),
    /** `HASH_MEMORY_KIB`, default 19456: the memory of one argon2id hash. */
    hashMemoryKib: number('HASH_MEMORY_KIB', 19_456, 8, 1_048_576),
    /** `HASH_CONCURRENCY`, default 2: how many passwords are hashed at once. */
    hashConcurrency: number('HASH_CONCURRENCY', 2, 1, 64),
  };
  if (text('NODE_ENV') === 'production' && text('PUBLIC_ORIGIN') === null) {
    wrong.push(
      'PUBLIC_ORIGIN must say where visitors are, e.g. https://seira.example, when NODE_ENV is production',
    );
  }
  if (wrong.length > 0) throw new SettingsError(`Settings: ${wrong.join('; ')}.`);
  return settings;
}
