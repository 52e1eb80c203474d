import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { makeFolder } from './failures.ts';

const HEARTBEAT_MS = 5_000;
/** Age at which the lock of another machine is stale: several heartbeats are missing. */
const SILENT_MS = 30_000;
/** Time within which a lock file without content is one that is being written. */
const WRITTEN_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** The locks of this process. */
const held = new Set<string>();

interface Holder {
  pid: number;
  host: string;
  token: string;
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

function isStale(file: string, holder: Partial<Holder> | null): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (holder === null) return age > WRITTEN_WITHIN_MS;
  if (!holder.pid) return true;
  if (holder.host !== hostname()) return age > SILENT_MS;
  // After a restart of a container, an earlier process had the same number.
  const isOwn = holder.pid === process.pid && !held.has(holder.token ?? '');
  const isOfEarlierBoot = age > uptime() * 1000;
  return isOwn || isOfEarlierBoot || !isAlive(holder.pid);
}

function read(file: string): Partial<Holder> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
  } catch {
    return null;
  }
}

/** Writes the lock unless another process holds it; returns the holder. Replaces a stale lock. */
function take(file: string, mine: Holder): Partial<Holder> | null {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (!isStale(file, holder)) return holder ?? {};
    const aside = `${file}.${mine.token}`;
    try {
      renameSync(file, aside);
      rmSync(aside, { force: true });
    } catch {
      // Another process removed the stale lock first; the next attempt decides.
    }
  }
  return read(file) ?? {};
}

/**
 * Locks the data folder for this process and returns the function that releases it.
 * A lock left behind by a process that is gone is taken over.
 * @param waitMs how long to wait for another process that may be about to end.
 * @throws FolderInUse while another live process holds it.
 */
export async function lockFolder(folder: string, waitMs = 0): Promise<() => void> {
  makeFolder(folder);
  const file = join(folder, 'server.lock');
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    token: randomUUID(),
  };
  const until = Date.now() + waitMs;
  for (let holder = take(file, mine); holder !== null; holder = take(file, mine)) {
    if (Date.now() >= until) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by another Seira server (process ${holder.pid ?? 'unknown'}` +
          `${holder.host && holder.host !== hostname() ? ` on ${holder.host}` : ''}). ` +
          'Stop that one, or give this one another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
      );
    }
    await rest(LOOK_EVERY_MS);
  }
  held.add(mine.token);
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      clearInterval(heartbeat);
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    held.delete(mine.token);
    if (read(file)?.token === mine.token) rmSync(file, { force: true });
  };
}
