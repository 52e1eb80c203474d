import sharp, { type Sharp } from 'sharp';
import { PHOTO_FORMATS, PHOTO_WIDEST, type PhotoFormat, photoWidths } from '#common/photos.ts';
import {
  PhotoRefused,
  PIXELS_MAX,
  SIDE_MIN,
  type EncodedFile,
  type EncodedPhoto,
  type FromEncoder,
  type ToEncoder,
} from './encode.ts';
import { scansOf } from './scans.ts';

/**
 * The process that decodes and encodes photos: `node encoderChild.ts <memory limit in megabytes>`.
 * Its parent kills it when a photo takes too long.
 */
const send = (message: FromEncoder) => process.send?.(message);

const TALLEST = 3 * PHOTO_WIDEST;
/** Cameras and editors write up to 14. Each further scan costs a pass over all pixels. */
const SCANS_MAX = 100;
const POLL_EVERY_MS = 20;

sharp.cache(false);
sharp.concurrency(1);
// Only decoders of accepted types, whatever a file claims to be.
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

const write: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 76 }),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true }),
};

const widestOf = (width: number, height: number): number =>
  Math.max(1, Math.min(width, PHOTO_WIDEST, Math.round((width * TALLEST) / height)));

async function encode(bytes: Buffer): Promise<EncodedPhoto> {
  if (scansOf(bytes) > SCANS_MAX) throw new PhotoRefused('photo_heavy');
  const input = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const { autoOrient } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > PIXELS_MAX) throw new PhotoRefused('photo_pixels');
  if (Math.min(autoOrient.width, autoOrient.height) < SIDE_MIN) {
    throw new PhotoRefused('photo_small');
  }
  // Decode once. Only sRGB pixels continue from here, so no metadata does.
  const { data, info } = await sharp(bytes, input)
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
      const image = sharp(data, { raw: { width, height, channels } });
      const sized = one === width ? image : image.resize({ width: one });
      files.push({ name: `${one}.${format}`, bytes: await write[format](sized).toBuffer() });
    }
  }
  return { width, height, files };
}

// A terminal sends its signals to both processes. The parent ends this one when it is ready.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const bytesMax = Number(process.argv[2]) * 1024 * 1024;
// The libraries use their own threads, so this one can monitor their memory.
setInterval(() => {
  if (process.memoryUsage.rss() < bytesMax) return;
  send({ type: 'refused', fault: 'photo_heavy' });
  process.kill(process.pid, 'SIGKILL');
}, POLL_EVERY_MS).unref();

process.on('message', ({ bytes }: ToEncoder) => {
  encode(bytes).then(
    (photo) => send({ type: 'encoded', photo }),
    (error: unknown) => {
      const fault = error instanceof PhotoRefused ? error.fault : 'photo_broken';
      send({ type: 'refused', fault });
    },
  );
});
send({ type: 'ready' });
