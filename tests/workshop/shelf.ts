import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A reference in the manifest: short hashes of the shot and of the stored file. */
interface Kept {
  /** Of the browser's own PNG; when it is the same, nothing has to be decoded. */
  shot: string;
  /** Of the lossless WebP beside the manifest. */
  file: string;
  /** The first name with the very same picture, whose file serves this one too. */
  as?: string;
}

const hash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** `components-cards-listingcard--default`, `el-light` → its place on the shelf. */
export const nameOf = (id: string, mode: string): string => `${id.replace('--', '/')}.${mode}`;

/** The reference pictures of all stories, lossless, in one folder with a manifest. */
export class Shelf {
  readonly folder: string;
  #manifest: Map<string, Kept>;

  constructor(folder: string) {
    this.folder = folder;
    const path = join(folder, 'manifest.json');
    const kept = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Kept>)
      : {};
    this.#manifest = new Map(Object.entries(kept));
  }

  #path(name: string): string {
    return join(this.folder, `${this.#manifest.get(name)?.as ?? name}.webp`);
  }

  /** Separates a name from its picture; the next name that shares the picture gets the file. */
  #leave(name: string): void {
    const kept = this.#manifest.get(name);
    this.#manifest.delete(name);
    if (kept?.as) return;
    const [heir, ...others] = [...this.#manifest].filter(([, { as }]) => as === name);
    const path = this.#path(name);
    if (!heir) {
      rmSync(path, { force: true });
      return;
    }
    const [next, { shot, file }] = heir;
    this.#manifest.set(next, { shot, file });
    mkdirSync(dirname(this.#path(next)), { recursive: true });
    if (existsSync(path)) renameSync(path, this.#path(next));
    for (const [other, own] of others) this.#manifest.set(other, { ...own, as: next });
  }

  has(name: string): boolean {
    return this.#manifest.has(name) && existsSync(this.#path(name));
  }

  /** Whether the reference was made from exactly this shot. */
  isSame(name: string, shot: Buffer): boolean {
    const kept = this.#manifest.get(name);
    return kept?.shot === hash(shot) && this.has(name);
  }

  /** The reference's file; null when there is none. */
  read(name: string): Buffer | null {
    return existsSync(this.#path(name)) ? readFileSync(this.#path(name)) : null;
  }

  /** Accepts a shot as the reference. Pictures that are identical byte by byte share one file. */
  async keep(name: string, shot: Buffer): Promise<void> {
    const bytes = await sharp(shot).webp({ lossless: true, effort: 6 }).toBuffer();
    const file = hash(bytes);
    this.#leave(name);
    const twin = [...this.#manifest].find(([, kept]) => kept.file === file && !kept.as)?.[0];
    if (twin && existsSync(this.#path(twin))) {
      this.#manifest.set(name, { shot: hash(shot), file, as: twin });
      return;
    }
    mkdirSync(dirname(this.#path(name)), { recursive: true });
    writeFileSync(this.#path(name), bytes);
    this.#manifest.set(name, { shot: hash(shot), file });
  }

  /** References that no story claims, and files that do not match the manifest. */
  strangers(claimed: Set<string>): string[] {
    const files = globSync('**/*.webp', { cwd: this.folder }).map((file) => file.slice(0, -5));
    const known = new Set([...files, ...this.#manifest.keys()]);
    return [...known]
      .filter((name) => {
        const file = this.read(name);
        const kept = this.#manifest.get(name);
        const twice = kept?.as !== undefined && existsSync(join(this.folder, `${name}.webp`));
        return !claimed.has(name) || twice || !file || hash(file) !== kept?.file;
      })
      .toSorted();
  }

  drop(name: string): void {
    this.#leave(name);
    rmSync(this.#path(name), { force: true });
  }

  /** Writes the manifest, one line per picture, so that a change shows as a line. */
  save(): void {
    mkdirSync(this.folder, { recursive: true });
    const lines = [...this.#manifest]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, kept]) => `${JSON.stringify(name)}: ${JSON.stringify(kept)}`);
    writeFileSync(join(this.folder, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`);
  }

  /** Total bytes of all references. */
  weight(): number {
    return globSync('**/*.webp', { cwd: this.folder }).reduce(
      (sum, file) => sum + readFileSync(join(this.folder, file)).length,
      0,
    );
  }
}
