import { Type, type Static } from 'typebox';
import { named } from '#common/contract/common.ts';
import { endpoint } from './endpoint.ts';

export const Photo = named('Photo', {
  code: Type.String({
    description: 'Names it where it is attached, e.g. to a listing, within a day.',
  }),
  url: Type.String({
    description:
      'Its largest JPEG, e.g. `/media/{hash}/1600.jpg`. The same with `.webp` and `.avif`, and ' +
      'with the widths 480 and 960 where it is wider, are there too.',
  }),
  width: Type.Integer({ description: 'Of the largest version, in pixels.' }),
  height: Type.Integer(),
});
export type Photo = Static<typeof Photo>;

/** The body is a form with the field `photo`. */
export const addPhoto = endpoint('POST /api/photos', { body: Type.Unknown(), answer: Photo });
