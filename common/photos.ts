/** Maximum size of a photo in bytes. */
export const PHOTO_BYTES = 8 * 1024 * 1024;

/** Maximum photos of a listing. */
export const LISTING_PHOTOS = 10;

/** Maximum width of the largest version of a photo, in pixels. */
export const PHOTO_WIDEST = 1600;

const SMALLER = [480, 960];

/** Maximum width of a picture on a card. */
const CARD = 960;

/** Stored formats of each version, smallest file first. Browsers use the first they support. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_TYPES: Record<PhotoFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The stored widths of a photo, given that of its largest version. */
export const photoWidths = (widest: number): number[] => [
  ...SMALLER.filter((width) => width < widest),
  widest,
];

/** The address of a photo: that of its largest JPEG, which every program can show. */
export const photoAddress = (hash: string, widest: number): string =>
  `/media/${hash}/${widest}.jpg`;

/** The address of the version for cards, or of the only version. */
export const cardPhoto = (address: string): string =>
  address.replace(/(\/media\/[0-9a-f]{32}\/)(\d{1,4})\.jpg$/, (_all, folder: string, widest) => {
    const widths = photoWidths(Number(widest));
    return `${folder}${widths.findLast((width) => width <= CARD) ?? widest}.jpg`;
  });
