import {
  accessSync,
  constants,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as rest } from 'node:timers/promises';
import { makeFolder } from './failures.ts';

const HEARTBEAT_MS = 5_000;
/** Age at which a holder on another machine counts as gone: several heartbeats are missing. */
const SILENT_MS = 30_000;
const POLL_EVERY_MS = 100;
/** Time for SQLite to settle who of several starters at once gets the lock. Without it, none may. */
const CONTENDED_MS = 50;
/** SQLITE_BUSY: another connection holds the lock. */
const BUSY = 5;

/** The holder of the folder, for messages and for machines that do not share its locks. */
interface Holder {
  pid: number;
  host: string;
  /** The running kernel, whose locks the holder uses. Versions up to 1.1.0 use none. */
  kernel?: string;
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): Partial<Holder> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
  } catch {
    return null;
  }
}

/** Identifies this boot of this machine. Containers share the id of their machine. */
const kernelId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
};

/**
 * True if a holder is alive although the system lock is free: on another machine, which may share
 * files but not locks, or of a version without this lock.
 */
function isAliveElsewhere(file: string, holder: Partial<Holder>, kernel: string): boolean {
  if (!holder.pid || holder.kernel === kernel) return false;
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (holder.host !== hostname()) return age <= SILENT_MS;
  const isOfThisBoot = holder.kernel === undefined && age <= uptime() * 1000;
  return isOfThisBoot && holder.pid !== process.pid && isAlive(holder.pid);
}

/**
 * Takes a system lock on a file, which ends with this process, however it ends. Node has no API for
 * it, but SQLite takes one for every transaction.
 * @returns the connection that holds it; null while another process does
 */
function takeSystemLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: CONTENDED_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}

/** Takes the lock and records the holder. @returns the release function; null while it is held */
function take(folder: string): (() => void) | null {
  const lock = takeSystemLock(join(folder, 'server.lock.sqlite'));
  if (!lock) return null;
  const file = join(folder, 'server.lock');
  try {
    const mine: Holder = { pid: process.pid, host: hostname(), kernel: kernelId() };
    if (isAliveElsewhere(file, read(file) ?? {}, mine.kernel!)) {
      lock.close();
      return null;
    }
    writeFileSync(file, JSON.stringify(mine), { mode: 0o600 });
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => {
    rmSync(file, { force: true });
    lock.close();
  };
}

/**
 * Locks the data folder for this process and returns the release function. The lock of a dead
 * process is free.
 * @param waitMs time to wait for another process that may be about to end
 * @throws FolderInUse while another live process holds it
 */
export async function lockFolder(folder: string, waitMs = 0): Promise<() => void> {
  makeFolder(folder);
  accessSync(folder, constants.W_OK);
  const file = join(folder, 'server.lock');
  const until = Date.now() + waitMs;
  let release = take(folder);
  for (; release === null; release = take(folder)) {
    if (Date.now() >= until) {
      const { pid = 'unknown', host = hostname() } = read(file) ?? {};
      throw new FolderInUse(
        `The data folder ${folder} is in use by another Seira server (process ${pid}` +
          `${host === hostname() ? '' : ` on ${host}`}). ` +
          'Stop that server, set another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
      );
    }
    await rest(POLL_EVERY_MS);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      clearInterval(heartbeat);
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const unlock = release;
  return () => {
    clearInterval(heartbeat);
    unlock();
  };
}
