import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Rounding that may differ between processors, in steps of 255. It is invisible; a colour role
 * that moves by one step of its scale moves further.
 */
const ROUNDING = 2;

/**
 * Single pixels that may differ where the browser joins areas painted at different times. A
 * missing dot of an ι has more.
 */
const SEAMS = 10;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const unpack = async (file: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const onCanvas = async (file: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
    .composite([{ input: file, left: 0, top: 0 }])
    .raw()
    .toBuffer();

/** How two pictures differ; null when they look the same. */
export interface Difference {
  /** Pixels that differ by more than rounding. */
  pixels: number;
  /** The change in words: the size, or the number of pixels. */
  words: string;
  /** A picture that marks those pixels, as PNG. */
  marked: Buffer;
}

/** Compares a reference with a new shot, pixel by pixel. */
export const compare = async (before: Buffer, after: Buffer): Promise<Difference | null> => {
  const [old, now] = await Promise.all([unpack(before), unpack(after)]);
  const sameSize = old.width === now.width && old.height === now.height;
  if (sameSize) {
    let pixels = 0;
    for (let at = 0; at < old.data.length; at += 4)
      if (
        Math.abs(old.data[at]! - now.data[at]!) > ROUNDING ||
        Math.abs(old.data[at + 1]! - now.data[at + 1]!) > ROUNDING ||
        Math.abs(old.data[at + 2]! - now.data[at + 2]!) > ROUNDING
      )
        pixels += 1;
    if (pixels <= SEAMS) return null;
  }
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const [left, right] = await Promise.all([
    onCanvas(before, width, height),
    onCanvas(after, width, height),
  ]);
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(left, right, marked, width, height, {
    threshold: ROUNDING / 255,
    includeAA: true,
  });
  return {
    pixels,
    words: sameSize
      ? `${pixels} pixels differ`
      : `${old.width}×${old.height} became ${now.width}×${now.height}`,
    marked: await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
};
