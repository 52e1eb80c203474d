/** How many bytes of a photo are read. */
export const PHOTO_BYTES = 8 * 1024 * 1024;

/** How many photos a listing has at most. */
export const LISTING_PHOTOS = 10;

/** How wide the largest version of a photo is at most, in pixels. */
export const PHOTO_WIDEST = 1600;

/** How wide its smaller versions are. */
const SMALLER = [480, 960];

/** How wide a picture of a card is at most. */
const CARD = 960;

/** The forms in which each version is stored, the smallest file first; browsers take the first they know. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_TYPES: Record<PhotoFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The widths in which a photo is stored, given that of its largest version. */
export const photoWidths = (widest: number): number[] => [
  ...SMALLER.filter((width) => width < widest),
  widest,
];

/** The address of a photo: that of its largest JPEG, which every program can show. */
export const photoAddress = (hash: string, widest: number): string =>
  `/media/${hash}/${widest}.jpg`;

/** The address of a version that is as wide as a card shows it, or of the only one. */
export const cardPhoto = (address: string): string =>
  address.replace(/(\/media\/[0-9a-f]{32}\/)(\d{1,4})\.jpg$/, (_all, folder: string, widest) => {
    const widths = photoWidths(Number(widest));
    return `${folder}${widths.findLast((width) => width <= CARD) ?? widest}.jpg`;
  });

/** A choice for the browser, one for each format. */
export interface PhotoSource {
  type: string;
  srcSet: string;
}

/** The versions of a photo by its address; none for an address of something else. */
export function photoSources(address: string): PhotoSource[] {
  const [, folder, widest] = /^(.*\/media\/[0-9a-f]{32}\/)(\d{1,4})\.jpg$/.exec(address) ?? [];
  if (folder === undefined) return [];
  return PHOTO_FORMATS.map((format) => ({
    type: PHOTO_TYPES[format],
    srcSet: photoWidths(Number(widest))
      .map((width) => `${folder}${width}.${format} ${width}w`)
      .join(', '),
  }));
}
