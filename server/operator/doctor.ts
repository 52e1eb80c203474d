import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { first, valueOf, type Db } from '#server/db/client.ts';
import { requireOwner } from '#server/db/folder.ts';
import { pendingSql } from '#server/db/migrate.ts';
import { errorCode } from '#server/lib/outsideService.ts';
import { openTransport } from '#server/mail/transport.ts';
import { openMedia, probeStore } from '#server/media/store.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { serviceStatus, type ServiceStatus } from '#server/repositories/service/status.ts';
import type { Settings } from '#server/settings.ts';
import { EMPTY_DATABASE } from './command.ts';

export interface Finding {
  check: string;
  /** `warning`: it serves, but an operator should act. */
  level: 'ok' | 'warning' | 'error';
  text: string;
}

type Found = Omit<Finding, 'check'>;

const ok = (text: string): Found => ({ level: 'ok', text });
const warning = (text: string): Found => ({ level: 'warning', text });
const failure = (text: string): Found => ({ level: 'error', text });

const HOUR_MS = 3_600_000;
const DAY_HOURS = 26;
const CLOCK_SECONDS = 5;
const LEAST_FREE = 0.1;
const ANSWER_WITHIN_MS = 10_000;

const hoursSince = (at: Date, now: Date) => Math.round((now.getTime() - at.getTime()) / HOUR_MS);

async function checkMigrations(db: Db): Promise<Found> {
  const pending = await pendingSql(db);
  if (pending === null) return failure(EMPTY_DATABASE);
  if (pending.length === 0) return ok('The database has the tables of this version.');
  return warning(
    `The database belongs to an earlier version: ${pending.join(', ')} would change it. ` +
      'The next start does so; take a backup first.',
  );
}

async function checkClock(db: Db): Promise<Found> {
  const before = Date.now();
  const theirs = (await valueOf<Date>(db, 'SELECT clock_timestamp()'))!;
  const seconds = Math.round(Math.abs(theirs.getTime() - (before + Date.now()) / 2) / 1000);
  if (seconds <= CLOCK_SECONDS) return ok('The clocks of this machine and of the database agree.');
  return failure(
    `The clocks of this machine and of the database differ by ${seconds} s. ` +
      'Run a time service (chrony, systemd-timesyncd) on both.',
  );
}

async function checkReplica(url: string): Promise<Found> {
  const replica = openPostgres({ url, poolSize: 1 });
  const unused = (why: string) =>
    failure(`DATABASE_READ_URL ${why}. Requests read from the primary.`);
  try {
    const state = await first<{ is_replica: boolean; follows: boolean }>(
      replica,
      `SELECT pg_is_in_recovery() AS is_replica,
              EXISTS (SELECT FROM pg_stat_wal_receiver WHERE pid IS NOT NULL) AS follows`,
    );
    if (!state?.is_replica) return unused('names no replica');
    if (state.follows) return ok('The replica receives what the primary writes.');
    return unused('names a replica that is not connected to the primary');
  } catch (error) {
    return unused(`cannot be reached (${errorCode(error)})`);
  } finally {
    await replica.close();
  }
}

function checkDisk({ dataDir }: Settings): Found {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, blocks, bsize } = statfsSync(folder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB`;
  if (bavail / blocks >= LEAST_FREE) return ok(`The disk of DATA_DIR has ${free} free.`);
  return failure(
    `The disk of DATA_DIR has only ${free} free. ` +
      `Remove old backups and e-mails in ${dataDir}, or enlarge it.`,
  );
}

async function checkOrigin({ publicOrigin: origin }: Settings): Promise<Found> {
  if (origin === null) {
    return warning('PUBLIC_ORIGIN is not set: links in e-mails and the sitemap need it.');
  }
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { status } = await fetch(`${origin}/readyz`, { signal, redirect: 'manual' });
    if (status === 200) return ok(`${origin} responds and is ready.`);
    return failure(
      `${origin}/readyz returns ${status}. ` +
        'Check that the server is running and that the proxy forwards to it.',
    );
  } catch (error) {
    const cause = errorCode((error as Error).cause ?? error);
    return failure(
      `${origin} cannot be reached from here (${cause}). ` +
        'Check the name, the proxy and its certificate.',
    );
  }
}

async function checkMail(settings: Settings): Promise<Found> {
  const transport = openTransport(settings);
  const server = `The mail server ${transport.destination}`;
  if (settings.smtpUrl === null) {
    return warning(
      'SMTP_URL is not set: nobody gets e-mail. ' +
        `Messages are written as files to ${transport.destination}.`,
    );
  }
  try {
    await transport.probe();
    return ok(`${server} accepts the credentials.`);
  } catch (error) {
    return failure(`${server} rejects the connection (${errorCode(error)}). Check SMTP_URL.`);
  }
}

async function checkPhotos(settings: Settings): Promise<Found> {
  if (settings.s3Url === null) return ok('Photos are files in DATA_DIR.');
  try {
    await probeStore(openMedia(settings));
    return ok('The bucket of S3_URL accepts photos.');
  } catch (error) {
    return failure(
      `The bucket of S3_URL rejects photos (${errorCode(error)}). ` +
        'Check the address, the keys and the permissions.',
    );
  }
}

const checkBackup = ({ backup_at: at }: ServiceStatus, now: Date): Found => {
  if (at === null)
    return failure('There is no backup yet. Run npm run backup, and enable seira-backup.timer.');
  const hours = hoursSince(at, now);
  if (hours <= DAY_HOURS) return ok(`The last backup is ${hours} hours old.`);
  return failure(`The last backup is ${hours} hours old. Check journalctl -u seira-backup.`);
};

const checkJobs = ({ daily_jobs_at: at }: ServiceStatus, now: Date): Found => {
  if (at && hoursSince(at, now) <= DAY_HOURS) return ok('The daily jobs have run.');
  return warning(
    'The daily jobs have not succeeded for a day. ' +
      'Search the log for "background work failed".',
  );
};

const checkOutbox = ({ mail }: ServiceStatus, now: Date): Found => {
  const { waiting, failed, oldest_at: oldest, failure: reason } = mail;
  const given = failed > 0 ? ` ${failed} were given up.` : '';
  if (!oldest || now.getTime() - oldest.getTime() < HOUR_MS / 4) {
    return ok(`${waiting} e-mails are waiting to be sent.${given}`);
  }
  const since = `${oldest.toISOString()}${reason ? `, because of ${reason}` : ''}`;
  return warning(`${waiting} e-mails are waiting, the oldest since ${since}.${given}`);
};

const checkModeration = ({ moderators, pending }: ServiceStatus, now: Date): Found => {
  if (moderators === 0)
    return failure(
      'Nobody moderates, so submissions are never published. ' +
        'Run npm run user -- moderator E-MAIL.',
    );
  const waiting = Object.values(pending).reduce((sum, folder) => sum + folder.waiting, 0);
  const late = Object.values(pending).some(({ oldest_at: at }) => at && hoursSince(at, now) >= 24);
  const items = `${waiting} items are waiting for moderators`;
  return late ? warning(`${items}, some for more than a day.`) : ok(`${items}.`);
};

/**
 * Checks the needs of a service one after the other. Changes nothing, except for a file that it
 * writes to the bucket and removes.
 * @param open opens the database; its failure is a finding
 */
export async function examine(
  settings: Settings,
  open: () => Promise<Db>,
  now: Date,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = async (check: string, work: () => Found | Promise<Found>) => {
    try {
      findings.push({ check, ...(await work()) });
    } catch (error) {
      findings.push({ check, ...failure(error instanceof Error ? error.message : String(error)) });
    }
  };
  await add('folder', () => {
    requireOwner(settings.dataDir);
    return ok(`DATA_DIR is ${settings.dataDir}.`);
  });
  await add('disk', () => checkDisk(settings));
  let db: Db | undefined;
  await add('database', async () => {
    db = await open();
    return ok(db.kind === 'postgres' ? 'PostgreSQL answers.' : 'The embedded database opens.');
  });
  const { databaseReadUrl } = settings;
  if (databaseReadUrl !== null) await add('replica', () => checkReplica(databaseReadUrl));
  if (db) {
    const opened = db;
    try {
      await add('migrations', () => checkMigrations(opened));
      await add('clock', () => checkClock(opened));
      const tables = findings.find(({ check }) => check === 'migrations');
      if (tables?.level !== 'error')
        await add('status', async () => {
          const status = await serviceStatus(opened);
          await add('backup', () => checkBackup(status, now));
          await add('daily jobs', () => checkJobs(status, now));
          await add('outbox', () => checkOutbox(status, now));
          await add('moderation', () => checkModeration(status, now));
          return ok('The state of the service can be read.');
        });
    } finally {
      await opened.close();
    }
  }
  await add('mail', () => checkMail(settings));
  await add('photos', () => checkPhotos(settings));
  await add('address', () => checkOrigin(settings));
  return findings;
}
