import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { writeBackup, type BackupFiles } from './backup.ts';
import type { Db } from './client.ts';
import { makeFolder } from './failures.ts';

const LOOK_EVERY_MS = 500;
const WAIT_MAX_MS = 120_000;

/** The default folder for backups; created on demand. */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  makeFolder(folder);
  return folder;
}

const requestFile = (dataDir: string) => join(dataDir, 'backup.request');

/**
 * Only one process may open the embedded database, so the running server writes the backup that
 * `npm run backup` requests by leaving a file in the data folder. Returns a function that stops
 * this.
 */
export function openBackupRequests(
  db: Db,
  dataDir: string,
  files: BackupFiles | null,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const request = requestFile(dataDir);
  rmSync(request, { force: true });
  let work: Promise<void> | null = null;
  const serve = async () => {
    const id = readFileSync(request, 'utf8').trim();
    if (!/^[\w-]{36}$/.test(id)) return rmSync(request, { force: true });
    const file = join(backupFolder(dataDir), id);
    try {
      await writeBackup(db, `${file}.gz`, new Date(), files);
    } catch (error) {
      onError(error);
      const why = error instanceof Error ? error.message : String(error);
      writeFileSync(`${file}.error`, why, { mode: 0o600 });
    }
    rmSync(request, { force: true });
  };
  const timer = setInterval(() => {
    if (work || !existsSync(request)) return;
    work = serve()
      .catch(onError)
      .finally(() => {
        work = null;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await work;
  };
}

/**
 * Asks the server that holds the data folder for a backup, and moves it to its destination.
 * @throws Error when it fails or takes longer than two minutes.
 */
export async function askForBackup(dataDir: string, file: string): Promise<void> {
  const id = randomUUID();
  const made = join(backupFolder(dataDir), id);
  writeFileSync(requestFile(dataDir), id, { mode: 0o600, flag: 'wx' });
  const until = Date.now() + WAIT_MAX_MS;
  while (Date.now() < until) {
    await rest(LOOK_EVERY_MS / 5);
    if (existsSync(`${made}.error`)) {
      const why = readFileSync(`${made}.error`, 'utf8');
      rmSync(`${made}.error`);
      throw new Error(`The server could not write the backup: ${why}`);
    }
    if (!existsSync(`${made}.gz`)) continue;
    renameSync(`${made}.gz`, file);
    return;
  }
  rmSync(requestFile(dataDir), { force: true });
  throw new Error('The server that holds the data folder does not answer.');
}
