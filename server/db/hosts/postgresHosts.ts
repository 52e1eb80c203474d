import { callbackify } from 'node:util';
import { Client, type ClientConfig } from 'pg';

const URL_OF_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?/;

/**
 * The URL of each host in a URL, as libpq parses it:
 * `postgres://user@one:5432,two:5432/seira?target_session_attrs=read-write`. Source:
 * https://www.postgresql.org/docs/current/libpq-connect.html
 */
export function hostsOf(url: string): string[] {
  const [, user = '', hosts = '', path = '', query = ''] = URL_OF_HOSTS.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  const rest = new URLSearchParams(query);
  // With several hosts, clients always require the writable one.
  rest.delete('target_session_attrs');
  return hosts
    .split(',')
    .map((host) => `${user}${host}${path}${rest.size > 0 ? `?${rest.toString()}` : ''}`);
}

/** The host responds but accepts no writes: a standby, or a read-only host. */
class ReadOnlyHost extends Error {
  override readonly name = 'ReadOnlyHost';
  /** SQLSTATE for "cannot connect now". */
  readonly code = '57P03';
}

/**
 * Settings that the SQL of this server relies on, whatever the database or role sets. They are sent
 * after connecting, because a pooler rejects unknown startup parameters.
 */
const SETTINGS = {
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: 1,
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
};

const settingsSql = (timeoutMs: number | false | undefined): string =>
  Object.entries({
    ...SETTINGS,
    ...(typeof timeoutMs === 'number' && { statement_timeout: timeoutMs }),
  })
    .map(([name, value]) => `SET ${name} = '${value}'`)
    .join('; ');

/**
 * Creates the client class of a URL, with the settings that this server relies on. With several
 * hosts, a client connects to the host that last accepted writes. If that host is unreachable or
 * read-only, the next client tries the next host.
 */
export function clientsOf(url: string): typeof Client {
  const hosts = hostsOf(url);
  let current = 0;

  return class HostClient extends Client {
    readonly #host = current;
    readonly #settings: string;

    constructor(config: ClientConfig) {
      super({ ...config, connectionString: hosts[current], statement_timeout: undefined });
      this.#settings = settingsSql(config.statement_timeout);
      // Without a listener, 'error' of a connection that breaks while it has no owner, as between
      // its start and its settings, ends the process. Its queries reject as well.
      this.on('error', () => undefined);
    }

    async #connectToWriter(): Promise<this> {
      try {
        await super.connect();
        await this.query(this.#settings);
        if (hosts.length === 1) return this;
        const { rows } = await this.query<{ transaction_read_only: string }>(
          'SHOW transaction_read_only',
        );
        if (rows[0]?.transaction_read_only === 'off') return this;
        throw new ReadOnlyHost('It accepts no writes');
      } catch (error) {
        // Clients that failed concurrently have already moved on.
        if (current === this.#host) current = (current + 1) % hosts.length;
        super.end().catch(() => undefined);
        throw error;
      }
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      if (!callback) return this.#connectToWriter();
      callbackify(() => this.#connectToWriter())(callback);
    }
  };
}
