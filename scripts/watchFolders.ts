import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Reports every file or folder that is written, replaced, renamed or removed below a folder. Each
 * folder is watched separately: Node's recursive watching, and with it `node --watch`, loses track
 * of a file once it is replaced by renaming, which is how many editors and `git checkout` save.
 */
export function watchFolder(root: string, onChange: (path: string) => void): void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string): void => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) add(path);
      onChange(path);
    });
    // The folder is gone; the one above it tells when it comes back.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
  };
  add(root);
}
