import { NodeFS } from '@electric-sql/pglite/nodefs';
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The permissions of the group and of others. */
const NOT_THE_OWNER = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The part of Emscripten's NODEFS that sets modes. */
interface NodeFilesystem {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  doSetAttr(path: unknown, node: unknown, attributes: { mode?: number }, ...rest: unknown[]): void;
}

function keepOthersOut(nodefs: NodeFilesystem): void {
  const { doSetAttr } = nodefs;
  const { mknod } = nodefs.node_ops;
  nodefs.node_ops.mknod = (parent, name, mode, device) =>
    mknod(parent, name, mode & ~NOT_THE_OWNER, device);
  nodefs.doSetAttr = (path, node, attributes, ...rest) => {
    const { mode } = attributes;
    const narrowed =
      mode === undefined ? attributes : { ...attributes, mode: mode & ~NOT_THE_OWNER };
    doSetAttr(path, node, narrowed, ...rest);
  };
}

/**
 * A folder for PGlite whose files only their owner can access. Emscripten sets the mode of every
 * file that it creates again by chmod, so the umask of the process has no effect.
 */
export class PrivateNodeFS extends NodeFS {
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    super(folder);
  }

  override init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(pglite, {
      ...options,
      preRun: [...(options.preRun ?? []), ({ NODEFS }) => keepOthersOut(NODEFS)],
    });
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Somebody else's folder, e.g. backups that root made, does not stop the server from starting.
    return [];
  }
}

/**
 * Removes the access of the group and of others to a path and everything below it: 0700 for
 * folders, 0600 for files. Symbolic links are not followed.
 * @returns the paths that others can still access because they belong to another user.
 */
export function makePrivate(path: string): string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return [];
  const open: string[] = [];
  try {
    if ((stat.mode & NOT_THE_OWNER) !== 0) {
      chmodSync(path, stat.isDirectory() ? FOLDER_MODE : FILE_MODE);
    }
  } catch {
    open.push(path);
  }
  if (!stat.isDirectory()) return open;
  return [...open, ...entriesOf(path).flatMap((name) => makePrivate(join(path, name)))];
}
