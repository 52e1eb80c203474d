import { callbackify } from 'node:util';
import { Client, type ClientConfig } from 'pg';

const URL_OF_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?/;

/**
 * The URL of each host that a URL names, as PostgreSQL's own library reads it:
 * `postgres://user@one:5432,two:5432/seira?target_session_attrs=read-write`.
 * Source: https://www.postgresql.org/docs/current/libpq-connect.html
 */
export function hostsOf(url: string): string[] {
  const [, user = '', hosts = '', path = '', query = ''] = URL_OF_HOSTS.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  const rest = new URLSearchParams(query);
  // With several hosts it is always the one that takes writes.
  rest.delete('target_session_attrs');
  return hosts
    .split(',')
    .map((host) => `${user}${host}${path}${rest.size > 0 ? `?${rest.toString()}` : ''}`);
}

/** The host answers, but takes no writes: a standby, or one that is set to read only. */
class ReadOnlyHost extends Error {
  override readonly name = 'ReadOnlyHost';
  /** PostgreSQL's code for "cannot connect now". */
  readonly code = '57P03';
}

/**
 * What the SQL of this server relies on, whatever the database or the role has set. Sent after the
 * connection is there: a pooler refuses what it does not know among the parameters of a start.
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
 * Makes the clients of a URL, with the settings that this server relies on. With several hosts a
 * client connects to the one that took writes last; one that cannot be reached, or takes none, makes
 * the next client try the next host.
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
        throw new ReadOnlyHost('It takes no writes');
      } catch (error) {
        // Those that failed beside this one have moved on already.
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
