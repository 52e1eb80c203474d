/**
 * Where the files of photos are. A name is `{hash}/{file}`; a file never changes under its name.
 */
export interface MediaStore {
  write(name: string, bytes: Buffer): Promise<void>;
  /** @returns null when there is no such file */
  read(name: string): Promise<Buffer | null>;
  remove(names: readonly string[]): Promise<void>;
}
