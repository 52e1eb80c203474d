import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Includes folders that the PATH of some users omits. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** Path of a program. Null after a notice that its tests are skipped. */
export function tool(name: string, debianPackage = name): string | null {
  const found = FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found)
    console.warn(`${name} is missing, its tests are skipped: apt install ${debianPackage}`);
  return found ?? null;
}
