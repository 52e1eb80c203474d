import { Type, type Static } from 'typebox';
import { named } from '#common/contract/common.ts';
import { endpoint } from './endpoint.ts';

export const Photo = named('Photo', {
  code: Type.String({
    description: 'Identifies the photo when it is attached, e.g. to a listing, within a day.',
  }),
  url: Type.String({
    description:
      'Its largest JPEG, e.g. `/media/{hash}/1600.jpg`. Also available with `.webp` and `.avif`, and ' +
      'with the widths 480 and 960 if it is wider.',
  }),
  width: Type.Integer({ description: 'Of the largest version, in pixels.' }),
  height: Type.Integer(),
});
export type Photo = Static<typeof Photo>;

/** The body is a form with the field `photo`. */
export const addPhoto = endpoint('POST /api/photos', { body: Type.Unknown(), response: Photo });
