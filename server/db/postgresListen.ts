import type { Client } from 'pg';
import type { ChannelListener } from './client.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A dead connection stays silent, so check it periodically. */
const ASK_EVERY_MS = 15_000;
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
  { heard, reconnected }: ChannelListener,
): Promise<() => Promise<void>> {
  let current: Client | null = null;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new Connection({
      connectionString: url,
      application_name: 'seira live',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => heard(payload));
    client.on('error', () => isLost(client));
    client.on('end', () => isLost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    failures = 0;
  };

  const isLost = (client: Client): void => {
    if (client !== current) return;
    current = null;
    client.end().catch(() => undefined);
    comeBack();
  };

  const comeBack = (): void => {
    if (isClosed) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(
      () => {
        connect().then(() => (isClosed ? current?.end() : reconnected()), comeBack);
      },
      pause * (0.5 + Math.random() / 2),
    );
    timer.unref();
  };

  await connect();
  const asking = setInterval(() => {
    const client = current;
    client?.query('SELECT 1').catch(() => isLost(client));
  }, ASK_EVERY_MS);
  asking.unref();

  return async () => {
    isClosed = true;
    clearInterval(asking);
    clearTimeout(timer);
    const client = current;
    current = null;
    await client?.end();
  };
}
