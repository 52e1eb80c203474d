import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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
