import type { FastifyBaseLogger } from 'fastify';
import { createServer } from 'node:net';
import { athensTime } from '#common/calendar/athens.ts';
import { buildApp } from './app.ts';
import type { App, Context } from './context.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { isOfOutage, type OnOutage } from '#server/db/outages.ts';
import { runDailyJobs, startJobs } from '#server/jobs/jobs.ts';
import { startPlaceStatus } from '#server/jobs/placeStatusJob.ts';
import { withPauses } from '#server/jobs/withPauses.ts';
import { type Clock, systemClock } from '#server/lib/clock.ts';
import { errorCode, outsideService } from '#server/lib/outsideService.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { loadKeys } from './loadKeys.ts';
import { releaseClaims } from '#server/mail/outbox.ts';
import { openTransport, type Transport } from '#server/mail/transport.ts';
import { startMailWorker } from '#server/mail/worker.ts';
import { openEncoder } from '#server/media/encode.ts';
import { openMedia, probeStore, watchStore } from '#server/media/store.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { openReplica } from '#server/replica/replica.ts';
import { refreshSearchIndex } from '#server/repositories/organisations/searchIndex.ts';
import { serviceStatus } from '#server/repositories/service/status.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { alignDemoAccounts, type DemoAccount, seedDemo } from '#server/seed/index.ts';
import type { Settings } from './settings.ts';
import { startSimulator } from '#server/simulator/index.ts';

/**
 * Checks that a port is free, so that a start does not fail after minutes of work.
 * @param port 0 means any free port and always succeeds
 * @throws the error of listening there, e.g. EADDRINUSE
 */
const probePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (port === 0) return resolve();
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });

export interface RunningServer {
  app: App;
  /** The address it listens on, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** The destination of e-mails: a mail server, or a folder of files. */
  mail: string;
  /** True if this start seeded the demo. */
  seeded: boolean;
  warnings: string[];
  /** Maximum time to stop before the process is killed, in milliseconds. */
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

/** Without a mail server nobody gets e-mail, which only suits a trial. */
const mailWarnings = ({ smtpUrl, seed }: Settings, destination: string): string[] =>
  smtpUrl === null && seed === 'none'
    ? [
        `Nobody gets e-mail: messages are written as files to ${destination}. Set SMTP_URL to a mail server.`,
      ]
    : [];

/** Without a moderator, nothing that visitors submit is published. */
const moderatorWarnings = ({ seed }: Settings, moderators: number): string[] =>
  seed === 'none' && moderators === 0
    ? ['Nobody moderates submissions. Add a moderator: npm run user -- moderator E-MAIL']
    : [];

const STOP_WITHIN_MS = 15_000;
/** The previous process may still be writing its data. */
const WAIT_FOR_FOLDER_MS = 10_000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

type Note = (write: (log: FastifyBaseLogger) => void) => void;

/** The log of a start. Keeps what is written before the log of the application is open. */
function openStartLog(): { note: Note; open: (log: FastifyBaseLogger) => void } {
  const early: ((log: FastifyBaseLogger) => void)[] = [];
  let log: FastifyBaseLogger | null = null;
  return {
    note: (write) => {
      if (log) write(log);
      else early.push(write);
    },
    open: (opened) => {
      log = opened;
      for (const write of early) write(opened);
    },
  };
}

const openDatabaseOf = (settings: Settings, note: Note, onError: (error: unknown) => void) => {
  const onOutage: OnOutage = (error) =>
    note((log) =>
      error === null
        ? log.warn('database is back')
        : log.error({ reason: error.message || error.name }, 'database unreachable'),
    );
  return openDatabase(settings, {
    onError,
    onLost: (error) => {
      console.error(`The embedded database has died (${error.message}); the process ends.`);
      process.exit(70);
    },
    onOutage,
    waitMs: WAIT_FOR_FOLDER_MS,
  });
};

async function createContext(
  settings: Settings,
  { db, clock, note, stopping }: Pick<Context, 'db' | 'clock' | 'stopping'> & { note: Note },
): Promise<Context> {
  const watch = (failing: string, works: string) =>
    outsideService((reason) =>
      note((log) => (reason === null ? log.info(works) : log.warn({ reason }, failing))),
    );
  const outside = {
    mail: watch('mail cannot be sent and will be retried', 'mail is sent again'),
    photos: watch('photos cannot be stored or read', 'photos are stored and read again'),
  };
  const { databaseReadUrl: url, databasePool: poolSize } = settings;
  const onChange = (reason: string | null) =>
    note((log) =>
      reason === null ? log.info('replica is used') : log.warn({ reason }, 'replica is left out'),
    );
  return {
    settings,
    db,
    replica: url === null ? null : openReplica(db, { url, poolSize, onChange }),
    clock,
    keys: await loadKeys(settings, db),
    passwords: createPasswords({
      memoryKib: settings.hashMemoryKib,
      concurrency: settings.hashConcurrency,
    }),
    media: watchStore(openMedia(settings), outside.photos),
    encoder: openEncoder(),
    stopping,
    outside,
  };
}

/** Writes the demo if it is wanted, and aligns its accounts. */
async function prepareDemo({ settings, db, clock, passwords }: Context) {
  const wanted = settings.seed === 'demo';
  const now = clock.now();
  // Marks the empty index as current. Otherwise a job would rebuild it after the demo is written.
  if (wanted) await refreshSearchIndex(db.for('maintenance'));
  const seeded = wanted && (await seedDemo(db.for('maintenance'), { now, passwords }));
  return { seeded, accounts: await alignDemoAccounts(db, { wanted, passwords, now }) };
}

/**
 * Starts all work besides requests.
 * @param doneOn the date whose daily jobs all ran already
 * @returns functions that stop the jobs, and the rest
 */
function startBackground(
  app: App,
  transport: Transport,
  onError: (error: unknown, job?: string) => void,
  doneOn: string | null,
) {
  const { context } = app;
  const { settings, clock, keys, outside } = context;
  const jobsDb = withPauses(context.db.for('jobs'));
  const stopJobs = startJobs(context, onError, doneOn, app.forgetResponses);
  const stops = [
    startPlaceStatus({ clock, db: jobsDb }, app.changes, onError),
    startMailWorker({ ...context, db: jobsDb }, transport, {
      prepare: () => mailAlerts(jobsDb, { keys, origin: linkOrigin(settings), now: clock.now() }),
      log: app.log,
      service: outside.mail,
      onError,
    }),
    ...(settings.simulator ? [startSimulator(context, onError)] : []),
  ];
  // A wrong setting shows at start, not with the first person who needs it.
  if (settings.smtpUrl !== null) {
    void transport.probe().catch((error: unknown) => outside.mail.failed(errorCode(error)));
  }
  if (settings.s3Url !== null) void probeStore(context.media).catch(() => undefined);
  return { stopJobs, stopRest: () => Promise.all(stops.map((stop) => stop())) };
}

/**
 * Opens, migrates and seeds the database, then listens.
 * @throws FolderInUse, or any error of the database or the port; nothing stays open then
 */
export async function startServer(
  settings: Settings,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const { note, open: openLog } = openStartLog();
  const complain = (error: unknown, job?: string) => {
    if (!isOfOutage(error)) note((log) => log.error({ err: error, job }, 'background work failed'));
  };
  await probePort(settings.port, settings.host);
  const db = await openDatabaseOf(settings, note, complain);
  try {
    const applied = await migrate(db);
    if (applied.length > 0) note((log) => log.info({ applied }, 'database migrated'));
    let isStopping = false;
    const stopping = () => isStopping;
    const context = await createContext(settings, { db, clock, note, stopping });
    const { seeded, accounts } = await prepareDemo(context);
    const today = athensTime(clock.now()).date;
    // The demo is small, and its first view shows today. Elsewhere, jobs start after listening.
    const isDayDone = settings.seed === 'demo' && (await runDailyJobs(context, complain));
    const transport = openTransport(settings);
    if (db.kind === 'pglite') await releaseClaims(db, clock.now());
    const { moderators } = await serviceStatus(db);
    const app = await buildApp(context);
    openLog(app.log);
    const address = await app.listen({ port: settings.port, host: settings.host });
    const doneOn = isDayDone ? today : null;
    const { stopJobs, stopRest } = startBackground(app, transport, complain, doneOn);

    let stopped: Promise<void> | undefined;
    const stop = async () => {
      isStopping = true;
      app.log.info('stopping');
      const jobsStopped = stopJobs();
      await wait(settings.shutdownDelayMs);
      await Promise.all([app.close(), jobsStopped, stopRest()]);
      await context.replica?.close();
      await db.close();
      app.log.info('stopped');
    };
    return {
      app,
      address,
      mail: transport.destination,
      seeded,
      warnings: [
        ...mailWarnings(settings, transport.destination),
        ...moderatorWarnings(settings, moderators),
        ...accounts.flatMap(({ email, state }) => DEMO_WARNINGS[state](email)),
      ],
      stopWithin: settings.shutdownDelayMs + STOP_WITHIN_MS,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}
