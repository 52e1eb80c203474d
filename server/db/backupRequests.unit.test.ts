import { pbkdf2 } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { writeBackup } from './backup.ts';
import { askForBackup, openBackupRequests } from './backupRequests.ts';
import type { Db } from './client.ts';

it('a backup that cannot be written is refused once, with the reason, and leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seira-requests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const db = { transaction: () => Promise.reject(full) } as unknown as Db;
  const errors: unknown[] = [];
  const stop = openBackupRequests(db, folder, null, (error) => errors.push(error));
  const asked = askForBackup(folder, join(folder, 'backup.gz'));
  await expect(asked).rejects.toThrow(/cannot be written: no space is left on the device/);
  await stop();
  expect(errors).toHaveLength(1);
  expect(readdirSync(folder, { recursive: true })).toEqual(['backups']);
});

it('leaves no file either when the disk is slower to open one than the backup to fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seira-requests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Files are opened on the threads that hash: all of them are busy for a while.
  const hash = promisify(pbkdf2);
  const busy = Array.from({ length: 16 }, () => hash('', '', 200_000, 64, 'sha512'));
  const db = { transaction: () => Promise.reject(new Error('gone')) } as unknown as Db;
  const written = writeBackup(db, join(folder, 'backup.gz'), new Date());
  await expect(written).rejects.toThrow('gone');
  await Promise.all(busy);
  await new Promise(setImmediate);
  expect(readdirSync(folder)).toEqual([]);
});
