import { Type } from 'typebox';
import { PHOTO_TYPES, type PhotoFormat } from '#common/photos.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';

const HASH = /^[0-9a-f]{32}$/;
const FILE = /^[1-9]\d{0,3}\.(avif|webp|jpg)$/;

/** The files of photos: GET /media/{hash}/{width}.{format}, which never change. */
export function mediaRoute(app: App, { media }: Context): void {
  app.get(
    '/media/:hash/:file',
    {
      schema: { hide: true, params: Type.Object({ hash: Type.String(), file: Type.String() }) },
    },
    async (request, reply) => {
      const { hash, file } = request.params;
      const format = FILE.exec(file)?.[1] as PhotoFormat | undefined;
      const bytes = format && HASH.test(hash) ? await media.read(`${hash}/${file}`) : null;
      if (!format || !bytes) throw new Problem(404, 'not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(PHOTO_TYPES[format])
        .send(bytes);
    },
  );
}
