import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { writeBackup, type BackupFiles } from './backup.ts';
import type { Db } from './client.ts';
import { fileFailure, makeFolder } from './failures.ts';

const LOOK_EVERY_MS = 500;
const WAIT_MAX_MS = 120_000;
const ID_LENGTH = 36;

const isId = (text: string): boolean => /^[\w-]+$/.test(text) && text.length === ID_LENGTH;

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
  /** The request becomes the refusal: a full disk has no room for a file of its own. */
  const refuse = (error: unknown, file: string) => {
    const why = error instanceof Error ? error.message : String(error);
    try {
      writeFileSync(request, why.padEnd(ID_LENGTH), { flag: 'r+' });
    } finally {
      renameSync(request, `${file}.error`);
    }
  };
  const serve = async () => {
    const id = readFileSync(request, 'utf8').trim();
    if (!isId(id)) return rmSync(request, { force: true });
    const file = join(backupFolder(dataDir), id);
    try {
      await writeBackup(db, `${file}.gz`, new Date(), files);
    } catch (error) {
      onError(error);
      return refuse(error, file);
    }
    return rmSync(request, { force: true });
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

/** Moves a file, also to another file system, all or nothing. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const part = `${to}.part`;
    try {
      copyFileSync(from, part);
      renameSync(part, to);
    } finally {
      rmSync(part, { force: true });
    }
  }
}

/**
 * Asks the server that holds the data folder for a backup, and moves it to its destination.
 * @throws Error when it fails or takes longer than two minutes.
 */
export async function askForBackup(dataDir: string, file: string): Promise<void> {
  const id = randomUUID();
  const made = join(backupFolder(dataDir), id);
  try {
    writeFileSync(requestFile(dataDir), id, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw fileFailure(error, requestFile(dataDir));
  }
  const until = Date.now() + WAIT_MAX_MS;
  while (Date.now() < until) {
    await rest(LOOK_EVERY_MS / 5);
    if (existsSync(`${made}.error`)) {
      const why = readFileSync(`${made}.error`, 'utf8').trim();
      rmSync(`${made}.error`);
      throw new Error(
        `The server could not write the backup: ${isId(why) ? 'its log has the reason.' : why}`,
      );
    }
    if (!existsSync(`${made}.gz`)) continue;
    try {
      moveFile(`${made}.gz`, file);
    } catch (error) {
      throw fileFailure(error, file);
    } finally {
      rmSync(`${made}.gz`, { force: true });
    }
    return;
  }
  rmSync(requestFile(dataDir), { force: true });
  throw new Error('The server that holds the data folder does not answer.');
}
