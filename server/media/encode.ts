import pLimit from 'p-limit';
import { join } from 'node:path';
import { openTurns } from '#server/lib/turns.ts';
import { NotStarted, openWorker } from '#server/lib/worker.ts';

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** The brands of AVIF, because HEVC pictures begin alike. Source: AVIF 1.1, §6. */
const AVIF = /^(avif|avis)$/;

/** True if the file begins like a JPEG, PNG, WebP, GIF or AVIF, whatever its name and type. */
function isPhoto(bytes: Buffer): boolean {
  if (bytes.length < 32) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true;
  return ascii(bytes, 4, 8) === 'ftyp' && AVIF.test(ascii(bytes, 8, 12));
}

/** The reason for rejecting a picture, as a field problem key. */
export type PhotoFault =
  'photo_type' | 'photo_broken' | 'photo_pixels' | 'photo_small' | 'photo_heavy';

export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** One file of a photo, e.g. `960.webp`. */
export interface EncodedFile {
  name: string;
  bytes: Buffer;
}

export interface EncodedPhoto {
  /** Of the largest version, in pixels. */
  width: number;
  height: number;
  files: EncodedFile[];
}

/** Current phones take 50 megapixels. A bomb of a few kilobytes claims more. */
export const PIXELS_MAX = 52_000_000;
export const SIDE_MIN = 64;

export interface ToEncoder {
  bytes: Buffer;
}
export type FromEncoder =
  | { type: 'ready' }
  | { type: 'encoded'; photo: EncodedPhoto }
  | { type: 'refused'; fault: PhotoFault };

/** A JPEG of 50 megapixels takes 300 MB. AVIF takes the most. */
const MEMORY_MB = 768;
/** Longer than a photo can take even on a very busy machine. */
const TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;
/** Each uses the memory and the processor for one photo. */
const PROCESSES = 2;

const ENTRY = join(import.meta.dirname, 'encoderChild.ts');

export interface PhotoEncoder {
  /**
   * Decodes a picture and encodes it in every size and format, with nothing but its pixels: the
   * first frame of an animation, rotated by its metadata.
   * @param owner the sender; pictures of one owner are queued
   * @param signal aborts the work
   * @throws PhotoRefused if it is no photo, unreadable, too large or too small, or takes too much
   * time or memory; NotStarted if no process can be started
   */
  encode(bytes: Buffer, owner: string, signal: AbortSignal): Promise<EncodedPhoto>;
  close(): void;
}

/** Opens the encoder. Its processes start with the first photos. */
export function openEncoder({ entry = ENTRY, memoryMb = MEMORY_MB } = {}): PhotoEncoder {
  const open = () =>
    openWorker<ToEncoder, FromEncoder>({
      name: 'The encoder of photos',
      entry,
      args: [String(memoryMb)],
      execArgv: [],
      timeoutMs: TIMEOUT_MS,
      idleMs: IDLE_MS,
    });
  const workers = Array.from({ length: PROCESSES }, open);
  const idle = [...workers];
  const turns = pLimit(PROCESSES);
  const own = openTurns();

  const work = async (bytes: Buffer, signal: AbortSignal): Promise<EncodedPhoto> => {
    // Reuse the most recent process, so that the other can end.
    const worker = idle.pop()!;
    try {
      return await worker.run<EncodedPhoto>(
        { bytes },
        (message, task) => {
          if (message.type === 'encoded') task.resolve(message.photo);
          if (message.type === 'refused') task.reject(new PhotoRefused(message.fault));
        },
        signal,
      );
    } catch (error) {
      const isFault = error instanceof PhotoRefused || error instanceof NotStarted;
      if (isFault || signal.aborted) throw error;
      // It took too long, or the process ended through its libraries or was killed by the system.
      throw new PhotoRefused('photo_heavy', { cause: error });
    } finally {
      idle.push(worker);
    }
  };
  return {
    encode: async (bytes, owner, signal) => {
      if (!isPhoto(bytes)) throw new PhotoRefused('photo_type');
      return own({ name: owner, atOnce: 1 }, () => turns(() => work(bytes, signal)));
    },
    close: () => workers.forEach((worker) => worker.close()),
  };
}
