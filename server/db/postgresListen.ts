import type { Client } from 'pg';
import type { ChannelListener, Listening } from './client.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Finds dead connections, which report no error: responses may not be cached for long on one. */
const PING_EVERY_MS = 500;
const TIMEOUT_MS = 5_000;

/**
 * Listens on a dedicated connection, because a pool reassigns its connections. Reconnects after
 * growing, random pauses, so that processes do not return all at once.
 * @param Connection creates the clients of the URL
 * @throws if the first connection fails
 */
export async function listenOn(
  Connection: typeof Client,
  url: string,
  channel: string,
  { received, reconnected }: ChannelListener,
): Promise<Listening> {
  let current: Client | null = null;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let receivedUntil = -Infinity;

  /** @returns since when everything arrives */
  const connect = async (): Promise<number> => {
    const client = new Connection({
      connectionString: url,
      application_name: 'seira live',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => received(payload));
    client.on('error', () => drop(client));
    client.on('end', () => drop(client));
    let began;
    try {
      await client.connect();
      began = performance.now();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    failures = 0;
    return began;
  };

  const drop = (client: Client): void => {
    if (client !== current) return;
    current = null;
    receivedUntil = -Infinity;
    client.end().catch(() => undefined);
    scheduleReconnect();
  };

  const reconnect = async (): Promise<void> => {
    const since = await connect().catch(() => null);
    if (since === null) return scheduleReconnect();
    if (isClosed) return current?.end();
    reconnected();
    receivedUntil = since;
  };

  const scheduleReconnect = (): void => {
    if (isClosed) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void reconnect(), pause * (0.5 + Math.random() / 2));
    timer.unref();
  };

  receivedUntil = await connect();
  let isPinging = false;
  const ping = async (): Promise<void> => {
    const client = current;
    if (!client || isPinging) return;
    isPinging = true;
    const sentAt = performance.now();
    try {
      // The response follows every notification of earlier commits.
      await client.query('SELECT 1');
      if (client === current) receivedUntil = sentAt;
    } catch {
      drop(client);
    } finally {
      isPinging = false;
    }
  };
  const pings = setInterval(() => void ping(), PING_EVERY_MS);
  pings.unref();

  return {
    receivedUntil: () => receivedUntil,
    stop: async () => {
      isClosed = true;
      clearInterval(pings);
      clearTimeout(timer);
      const client = current;
      current = null;
      await client?.end();
    },
  };
}
