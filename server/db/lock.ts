import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const HEARTBEAT_MS = 10_000;
const SILENT_MS = 35_000;

interface Holder {
  pid: number;
  host: string;
  /** Distinguishes a process from a later one that got the same pid. */
  born: string;
  token: string;
}

/** Another live process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** When a process started, from Linux's /proc; empty where that cannot be known. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
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
  if (!holder?.pid) return true;
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs > SILENT_MS;
  return !isAlive(holder.pid) || (holder.born !== '' && holder.born !== birthOf(holder.pid));
}

function read(file: string): Partial<Holder> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
  } catch {
    return null;
  }
}

/**
 * Takes the data folder for this process and answers the function that lets it go.
 * A lock left by a process that is gone is taken over.
 * @throws FolderInUse while another live process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.lock');
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    born: birthOf(process.pid),
    token: randomUUID(),
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = read(file);
      if (attempt > 2 || !isStale(file, holder)) {
        throw new FolderInUse(
          `The data folder ${folder} is in use by another Seira server (process ${holder?.pid ?? 'unknown'}` +
            `${holder?.host && holder.host !== hostname() ? ` on ${holder.host}` : ''}). ` +
            'Stop that one, or give this one another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
        );
      }
      const aside = `${file}.${mine.token}`;
      try {
        renameSync(file, aside);
        rmSync(aside, { force: true });
      } catch {
        // Another process took the stale lock away first; the next attempt decides.
      }
    }
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
  return () => {
    clearInterval(heartbeat);
    if (read(file)?.token === mine.token) rmSync(file, { force: true });
  };
}
