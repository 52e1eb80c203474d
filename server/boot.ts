import { createServer } from 'node:net';
import { athensTime } from '#common/calendar/athens.ts';
import { buildApp } from './app.ts';
import type { App, Context } from './context.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { isOfOutage, type OnOutage } from '#server/db/outages.ts';
import { runDailyJobs, startJobs } from './jobs.ts';
import { type Clock, systemClock } from '#server/lib/clock.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { loadKeys } from './loadKeys.ts';
import { releaseClaims } from '#server/mail/outbox.ts';
import { openTransport } from '#server/mail/transport.ts';
import { startMailWorker } from '#server/mail/worker.ts';
import { openEncoder } from '#server/media/encode.ts';
import { openMedia } from '#server/media/store.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { refreshSearchIndex } from '#server/repositories/organisations/searchIndex.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { alignDemoAccounts, type DemoAccount, seedDemo } from '#server/seed/index.ts';
import type { Settings } from './settings.ts';
import { startSimulator } from '#server/simulator/index.ts';

/**
 * Checks that a port is free, before minutes of work end in "taken".
 * @param port 0 means any free one and always succeeds.
 * @throws the error that listening there would give, e.g. EADDRINUSE.
 */
export const probePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (port === 0) return resolve();
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });

export interface RunningServer {
  app: App;
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Where messages go: a mail server, or a folder of files. */
  mail: string;
  /** Whether this start seeded the demo. */
  seeded: boolean;
  /** Sentences for the operator, e.g. that the demo account is open. */
  warnings: string[];
  /** How long stopping may take before the process is killed, in milliseconds. */
  stopWithin: number;
  /** Stops in order: not ready, open requests answered, data on disk. Safe to call twice. */
  stop(): Promise<void>;
}

const DEMO_WARNINGS: Record<DemoAccount, (email: string) => string[]> = {
  open: (email) => [
    `The demo account ${email} is open: its password is published. SEED=none locks it.`,
  ],
  locked: (email) => [
    `The demo account ${email} is locked from now on. SEED=demo opens it, with its published password.`,
  ],
  none: () => [],
};

/** Without a mail server nobody gets a message: fine for a trial, not where people are served. */
const mailWarnings = ({ smtpUrl, seed }: Settings, destination: string): string[] =>
  smtpUrl === null && seed === 'none'
    ? [`Nobody gets mail: messages become files in ${destination}. SMTP_URL names a mail server.`]
    : [];

const STOP_WITHIN_MS = 15_000;
/** The previous process may still be writing its data. */
const WAIT_FOR_FOLDER_MS = 10_000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Opens, migrates and seeds the database, then listens.
 * @throws FolderInUse, or any error of the database or the port; nothing stays open then.
 */
export async function startServer(
  settings: Settings,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const early: unknown[] = [];
  let complain: (error: unknown) => void = (error) => early.push(error);
  let onOutage: OnOutage = () => undefined;
  await probePort(settings.port, settings.host);
  const db = await openDatabase(settings, {
    onError: (error) => complain(error),
    onLost: (error) => {
      console.error(`The embedded database has died (${error.message}); the process ends.`);
      process.exit(70);
    },
    onOutage: (error) => onOutage(error),
    waitMs: WAIT_FOR_FOLDER_MS,
  });
  try {
    await migrate(db);
    await refreshSearchIndex(db);
    let stopping = false;
    const context: Context = {
      settings,
      db,
      clock,
      keys: await loadKeys(settings, db),
      passwords: createPasswords({
        memoryKib: settings.hashMemoryKib,
        concurrency: settings.hashConcurrency,
      }),
      media: openMedia(settings),
      encoder: openEncoder(),
      stopping: () => stopping,
    };
    const seeded =
      settings.seed === 'demo' &&
      (await seedDemo(db, { now: clock.now(), passwords: context.passwords }));
    const demoAccounts = await alignDemoAccounts(db, {
      wanted: settings.seed === 'demo',
      passwords: context.passwords,
      now: clock.now(),
    });
    const today = athensTime(clock.now()).date;
    const isDayDone = await runDailyJobs(context, (error) => complain(error));
    const transport = openTransport(settings);
    if (db.kind === 'pglite') await releaseClaims(db, clock.now());
    const app = await buildApp(context);
    complain = (error) => {
      if (!isOfOutage(error)) app.log.error({ err: error }, 'background work failed');
    };
    onOutage = (error) => {
      if (error === null) app.log.warn('database is back');
      else app.log.error({ reason: error.message || error.name }, 'database unreachable');
    };
    early.forEach(complain);
    const address = await app.listen({ port: settings.port, host: settings.host });
    const stopJobs = startJobs(context, complain, isDayDone ? today : null);
    const stopMail = startMailWorker(context, transport, {
      prepare: () =>
        mailAlerts(db, { keys: context.keys, origin: linkOrigin(settings), now: clock.now() }),
      log: app.log,
      counts: app.mailCounts,
      onError: complain,
    });
    const stopSimulator = settings.simulator
      ? startSimulator(context, complain)
      : () => Promise.resolve();

    let stopped: Promise<void> | undefined;
    const stop = async () => {
      stopping = true;
      stopJobs();
      await wait(settings.shutdownDelayMs);
      await Promise.all([app.close(), stopSimulator(), stopMail()]);
      await db.close();
    };
    const stopWithin = settings.shutdownDelayMs + STOP_WITHIN_MS;
    return {
      app,
      address,
      mail: transport.destination,
      seeded,
      warnings: [
        ...mailWarnings(settings, transport.destination),
        ...demoAccounts.flatMap(({ email, state }) => DEMO_WARNINGS[state](email)),
      ],
      stopWithin,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}
