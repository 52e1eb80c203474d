import { join, resolve } from 'node:path';
import { environmentReader, type Environment } from './environment.ts';

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Replaces the provider's own address. */
  origin: string | null;
}

/** The environment contains invalid values. The message names each setting. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** All settings, parsed once at start. README.md explains each. */
export type Settings = ReturnType<typeof readSettings>;

/** Tickets that one person may hold and take, so that a few people cannot block everyone else. */
export type TicketLimits = Settings['ticketLimits'];

/** True if only this machine can reach the origin, or if there is none. */
const isOwnMachine = (origin: string | null): boolean =>
  origin === null ||
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

/** True if an address names a bucket with its credentials. */
function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.length > 1;
}

/** The address in a sender such as `Σειρά <no-reply@seira.example>`. */
const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

/** The simulator holds one connection for its lock and uses another. Requests need a third. */
const LEAST_POOL = 3;

type Reader = ReturnType<typeof environmentReader>;

/** Reads the addresses of the services that the server uses, and notes each invalid one. */
function readServices({ wrong, text, origin }: Reader) {
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    wrong.push('DATABASE_URL must start with postgres:// or postgresql://');
  }
  // With two @, the end of the password is ambiguous.
  if (databaseUrl !== null && /^[^/]*\/\/[^/?#]*@[^/?#]*@/.test(databaseUrl)) {
    wrong.push('DATABASE_URL has two @: encode the one in the password as %40, or set PGPASSWORD');
  }
  const databaseReadUrl = text('DATABASE_READ_URL');
  if (databaseReadUrl !== null) {
    if (!/^postgres(ql)?:\/\/[^,]*$/.test(databaseReadUrl))
      wrong.push(
        'DATABASE_READ_URL must start with postgres:// or postgresql:// and name one host',
      );
    if (databaseUrl === null)
      wrong.push('DATABASE_URL must be set to the primary if DATABASE_READ_URL is set');
  }
  const publicOrigin = origin('PUBLIC_ORIGIN');
  const smtpUrl = text('SMTP_URL');
  const mailFrom = text('MAIL_FROM');
  if (smtpUrl !== null) {
    if (!/^smtps?:\/\/[^/]/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
      wrong.push('SMTP_URL must be an address like smtps://user:password@mail.example');
    }
    if (mailFrom === null)
      wrong.push('MAIL_FROM must be set to the sender of e-mails if SMTP_URL is set');
    if (publicOrigin === null) {
      wrong.push('PUBLIC_ORIGIN must be set to the origin of links in e-mails if SMTP_URL is set');
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
  return {
    databaseUrl,
    databaseReadUrl,
    publicOrigin,
    smtpUrl,
    mailFrom: sender,
    siteEmail: siteEmail ?? addressOf(sender),
    s3Url,
  };
}

/** Reads the settings from the environment. @throws SettingsError with every invalid setting */
export function readSettings(env: Environment) {
  const reader = environmentReader(env);
  const { wrong, text, number, choice, flag, secret, origin } = reader;
  const provider = (
    name: string,
    [clientId, clientSecret]: [string | null, string | null],
    at: string | null = null,
  ): ProviderSettings | null => {
    if (clientId === null && clientSecret === null) return null;
    if (clientId === null || clientSecret === null) {
      wrong.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together`);
      return null;
    }
    if (text('PUBLIC_ORIGIN') === null) {
      wrong.push(
        `PUBLIC_ORIGIN must be set with ${name}_CLIENT_ID, because ${name} redirects there`,
      );
    }
    return { clientId, clientSecret, origin: at };
  };
  const proxy = (): boolean | number | string => {
    const raw = text('TRUST_PROXY');
    if (raw === null || /^(off|false|no|0)$/i.test(raw)) return false;
    if (/^(on|true|yes)$/i.test(raw)) return true;
    return /^\d+$/.test(raw) ? Number(raw) : raw;
  };

  const services = readServices(reader);
  const { databaseUrl, publicOrigin } = services;
  const isTrial =
    databaseUrl === null && text('NODE_ENV') !== 'production' && isOwnMachine(publicOrigin);
  const seed = choice('SEED', ['demo', 'none'], isTrial ? 'demo' : 'none');
  const openTickets = number('OPEN_TICKETS', 20, 1, 1_000_000);
  const settings = {
    port: number('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '0.0.0.0',
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    ...services,
    databasePool: number('DATABASE_POOL', 10, LEAST_POOL, 500),
    logLevel: choice('LOG_LEVEL', LEVELS, 'info'),
    jwtSecret: secret('JWT_SECRET'),
    jwtSecretPrevious: secret('JWT_SECRET_PREVIOUS'),
    accessTokenSeconds: number('ACCESS_TOKEN_SECONDS', 900, 1, 86_400),
    refreshTokenDays: number('REFRESH_TOKEN_DAYS', 30, 1, 365),
    refreshGraceSeconds: number('REFRESH_GRACE_SECONDS', 30, 0, 600),
    signUpsPerAddress: number('SIGN_UPS_PER_ADDRESS_PER_HOUR', 100, 1, 1_000_000),
    signInsPerAccount: number('SIGN_INS_PER_ACCOUNT', 100, 1, 1_000_000),
    failedSignInsPerAccount: number('FAILED_SIGN_INS_PER_ACCOUNT', 10, 1, 1_000_000),
    failedSignInsPerAddress: number('FAILED_SIGN_INS_PER_ADDRESS', 100, 1, 1_000_000),
    ticketLimits: {
      open: openTickets,
      openPerDay: Math.min(number('OPEN_TICKETS_PER_DAY', 10, 1, 1_000_000), openTickets),
      takesPerMinute: number('TAKES_PER_MINUTE', 6, 1, 1_000_000),
    },
    retentionDays: number('RETENTION_DAYS', 730, 30, 36_500),
    trustProxy: proxy(),
    corsOrigins: (text('CORS_ORIGIN') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    seed,
    simulator: flag('SIMULATOR', seed === 'demo'),
    simulatorSpeed: number('SIMULATOR_SPEED', 1, 0.01, 1000, false),
    simulatorAlways: flag('SIMULATOR_ALWAYS', false),
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 1000, 0, 1_000_000),
    maxRequests: number('MAX_REQUESTS', 128, 1, 100_000),
    maxStreams: number('MAX_STREAMS', 8_000, 1, 1_000_000),
    streamsPerAddress: number('STREAMS_PER_ADDRESS', 200, 0, 1_000_000),
    responseCacheMs: number('RESPONSE_CACHE_MS', 1000, 0, 60_000),
    metricsToken: secret('METRICS_TOKEN', 16),
    clientDir: resolve(text('CLIENT_DIR') ?? 'dist'),
    rendererFile: resolve(text('RENDERER') ?? join('dist-server', 'render.js')),
    smtpConnections: number('SMTP_CONNECTIONS', 5, 1, 100),
    social: {
      google: provider(
        'GOOGLE',
        [text('GOOGLE_CLIENT_ID'), text('GOOGLE_CLIENT_SECRET')],
        origin('GOOGLE_ISSUER'),
      ),
      facebook: provider('FACEBOOK', [text('FACEBOOK_CLIENT_ID'), text('FACEBOOK_CLIENT_SECRET')]),
      twitter: provider('X', [text('X_CLIENT_ID'), text('X_CLIENT_SECRET')]),
    },
    shutdownDelayMs: number('SHUTDOWN_DELAY_MS', 0, 0, 60_000),
    hashMemoryKib: number('HASH_MEMORY_KIB', 19_456, 8, 1_048_576),
    hashConcurrency: number('HASH_CONCURRENCY', 2, 1, 64),
  };
  if (text('NODE_ENV') === 'production' && text('PUBLIC_ORIGIN') === null) {
    wrong.push(
      'PUBLIC_ORIGIN must be set to the public address, e.g. https://seira.example, if NODE_ENV is production',
    );
  }
  if (wrong.length > 0) throw new SettingsError(`Settings: ${wrong.join('; ')}.`);
  return settings;
}
