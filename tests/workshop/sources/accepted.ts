import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './sources.ts';

/**
 * For which sources the pictures beside this record were accepted: a line for each story file,
 * its name and its hash (see `Sources`). Two branches that accept the same file may both leave a
 * line; a file with two lines counts as unknown.
 */
export class Accepted {
  #path: string;
  #sources: Sources;
  #lines = new Map<string, string>();

  constructor(folder: string, sources: Sources) {
    this.#path = join(folder, 'sources.txt');
    this.#sources = sources;
    if (!existsSync(this.#path)) return;
    for (const line of readFileSync(this.#path, 'utf8').split(/\r?\n/)) {
      const [file, hash = ''] = line.split(' ');
      if (file) this.#lines.set(file, this.#lines.has(file) ? 'twice' : hash);
    }
  }

  /** Whether nothing that a story file's pictures depend on has changed since they were accepted. */
  isUnchanged(file: string): boolean {
    const hash = this.#sources.hashOf(file);
    return hash !== null && hash === this.#lines.get(file);
  }

  /** Says that a story file's pictures are accepted as they are now. */
  accept(file: string): void {
    const hash = this.#sources.hashOf(file);
    if (hash === null) this.#lines.delete(file);
    else this.#lines.set(file, hash);
  }

  /** Forgets the story files that are no more. */
  keepOnly(files: Set<string>): void {
    for (const file of this.#lines.keys()) if (!files.has(file)) this.#lines.delete(file);
  }

  save(): void {
    mkdirSync(join(this.#path, '..'), { recursive: true });
    const lines = [...this.#lines].map(([file, hash]) => `${file} ${hash}\n`);
    writeFileSync(this.#path, lines.toSorted().join(''));
  }
}
