import type { PictureKind } from '#src/components/media/Picture.tsx';

const kinds: string[] = [
  'shops',
  'hotels',
  'restaurants',
  'fitness',
  'travel',
  'salons',
  'event',
  'business',
] satisfies PictureKind[];

/** The drawn scene that fits a category's icon name, if there is one. */
export const kindOf = (icon?: string): PictureKind | undefined =>
  icon && kinds.includes(icon) ? (icon as PictureKind) : undefined;
