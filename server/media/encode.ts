import pLimit from 'p-limit';
import type { Sharp, SharpOptions } from 'sharp';
import { PHOTO_FORMATS, PHOTO_WIDEST, type PhotoFormat, photoWidths } from '#common/photos.ts';

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** The brands of AVIF: pictures of HEVC begin alike. Source: AVIF 1.1, §6. */
const AVIF = /^(avif|avis)$/;

/** Whether the file begins like a JPEG, PNG, WebP, GIF or AVIF, whatever its name and type say. */
export function isPhoto(bytes: Buffer): boolean {
  if (bytes.length < 32) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true;
  return ascii(bytes, 4, 8) === 'ftyp' && AVIF.test(ascii(bytes, 8, 12));
}

/** Why a picture is refused; a key of the problems of fields. */
export type PhotoFault = 'photo_type' | 'photo_broken' | 'photo_pixels' | 'photo_small';

/** The file is no photo that we take. */
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

/** A telephone of today takes 50 megapixels; a bomb of a few kilobytes claims more. */
export const PIXELS_MAX = 52_000_000;
/** The shortest side of a photo. */
export const SIDE_MIN = 64;
/** How much taller than wide the largest version may be. */
const TALLEST = 3 * PHOTO_WIDEST;
const SECONDS_MAX = 20;

/** One picture is decoded and encoded at a time: several would take the memory of several. */
const oneAtATime = pLimit(1);

/** The encoder takes memory and time to load, so it waits for the first photo. */
let loaded: Promise<(input: Buffer, options?: SharpOptions) => Sharp> | undefined;
const encoder = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // No decoder but those of the types that we take, whatever a file claims to be.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadNsgif',
        'VipsForeignLoadHeif',
      ],
    });
    return sharp;
  }));

const write: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 76 }),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true }),
};

/** How wide the largest version is. */
const widestOf = (width: number, height: number): number =>
  Math.max(1, Math.min(width, PHOTO_WIDEST, Math.round((width * TALLEST) / height)));

async function encode(bytes: Buffer): Promise<EncodedPhoto> {
  const sharp = await encoder();
  const input = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const { autoOrient } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > PIXELS_MAX) throw new PhotoRefused('photo_pixels');
  if (Math.min(autoOrient.width, autoOrient.height) < SIDE_MIN) {
    throw new PhotoRefused('photo_small');
  }
  // Decoded once; nothing but pixels in sRGB goes on from here, so no metadata does.
  const { data, info } = await sharp(bytes, input)
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: widestOf(autoOrient.width, autoOrient.height) })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: EncodedFile[] = [];
  for (const one of photoWidths(width)) {
    for (const format of PHOTO_FORMATS) {
      const image = sharp(data, { raw: { width, height, channels } }).timeout({
        seconds: SECONDS_MAX,
      });
      const sized = one === width ? image : image.resize({ width: one });
      files.push({ name: `${one}.${format}`, bytes: await write[format](sized).toBuffer() });
    }
  }
  return { width, height, files };
}

/**
 * Decodes a picture and writes it anew in every size and format, without anything but its pixels:
 * the first frame of a moving one, turned as its camera says.
 * @throws PhotoRefused for what is no photo, cannot be read, or is too large or too small
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  if (!isPhoto(bytes)) throw new PhotoRefused('photo_type');
  return oneAtATime(async () => {
    try {
      return await encode(bytes);
    } catch (error) {
      if (error instanceof PhotoRefused) throw error;
      throw new PhotoRefused('photo_broken', { cause: error });
    }
  });
}
