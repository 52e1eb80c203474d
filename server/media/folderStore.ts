import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/db/failures.ts';
import type { MediaStore } from './store.ts';

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in `DATA_DIR/media`, for the server's user alone. */
export function folderStore(dataDir: string): MediaStore {
  const folder = join(dataDir, 'media');
  return {
    write: async (name, bytes) => {
      const file = join(folder, name);
      makeFolder(dirname(file));
      await writeFile(file, bytes, { mode: 0o600, flush: true });
    },
    read: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true });
      for (const below of new Set(names.map((name) => dirname(name)))) {
        // Fails where other files are left, which keeps the folder.
        await rmdir(join(folder, below)).catch(() => undefined);
      }
    },
  };
}
