import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/db/failures.ts';
import { errorCode, type OutsideService } from '#server/lib/outsideService.ts';
import type { Settings } from '#server/settings.ts';

/** Storage for photo files. A name is `{hash}/{file}`. A file never changes under its name. */
export interface MediaStore {
  write(name: string, bytes: Buffer): Promise<void>;
  /** @returns null if there is no such file */
  read(name: string): Promise<Buffer | null>;
  remove(names: readonly string[]): Promise<void>;
}

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in `DATA_DIR/media`, readable only by the server's user. */
function folderStore(dataDir: string): MediaStore {
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
        // Fails if other files remain, which keeps the folder.
        await rmdir(join(folder, below)).catch(() => undefined);
      }
    },
  };
}

/** Timeout of a request to the bucket, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Parses `https://KEY:SECRET@host/bucket/folder?region=…`. */
function readUrl(text: string) {
  const url = new URL(text);
  const [bucket = '', ...folders] = decodeURIComponent(url.pathname).split('/').filter(Boolean);
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    bucket,
    prefix: ['', ...folders.map((folder) => `${folder}/`)].join(''),
  };
}

/** Objects in an S3-compatible bucket. Loads its client on first use; most servers have none. */
function bucketStore(s3Url: string): MediaStore {
  const { bucket, prefix, ...options } = readUrl(s3Url);
  const connect = async () => {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      ...options,
      forcePathStyle: true,
      maxAttempts: 3,
      requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
      // Some services other than Amazon's do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { s3, client };
  };
  let opened: ReturnType<typeof connect> | undefined;
  const open = () => (opened ??= connect());
  const keyOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    write: async (name, bytes) => {
      const { client, s3 } = await open();
      await client.send(new s3.PutObjectCommand({ ...keyOf(name), Body: bytes }));
    },
    read: async (name) => {
      const { client, s3 } = await open();
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(keyOf(name)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (names) => {
      const { client, s3 } = await open();
      for (const name of names) await client.send(new s3.DeleteObjectCommand(keyOf(name)));
    },
  };
}

/** Writes and removes a small file. @throws errors that `errorCode` reads */
export async function probeStore(store: MediaStore): Promise<void> {
  await store.write('probe/probe', Buffer.from('probe'));
  await store.remove(['probe/probe']);
}

/** Wraps a store and reports the outcome of each use to `service`. */
export function watchStore(store: MediaStore, service: OutsideService): MediaStore {
  const watched = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      const result = await work;
      service.succeeded();
      return result;
    } catch (error) {
      service.failed(errorCode(error));
      throw error;
    }
  };
  return {
    write: (name, bytes) => watched(store.write(name, bytes)),
    read: (name) => watched(store.read(name)),
    // Removing nothing proves nothing.
    remove: (names) => (names.length === 0 ? store.remove(names) : watched(store.remove(names))),
  };
}

/** Opens the configured store: `S3_URL`, or a folder in the data folder. */
export const openMedia = ({ s3Url, dataDir }: Pick<Settings, 's3Url' | 'dataDir'>): MediaStore =>
  s3Url === null ? folderStore(dataDir) : bucketStore(s3Url);
