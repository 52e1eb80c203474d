import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { PHOTO_TYPES, type PhotoFormat } from '#common/photos.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { storeAway } from '#server/media/failures.ts';
import { addVary } from '#server/plugins/requests/vary.ts';

const HASH = /^[0-9a-f]{32}$/;
const FILE = /^[1-9]\d{0,3}\.(avif|webp|jpg)$/;

/** Better formats than JPEG, the best first, of those that a browser says it shows. */
const accepted = (accept = ''): PhotoFormat[] =>
  (['avif', 'webp'] as const).filter((format) => accept.includes(PHOTO_TYPES[format]));

/**
 * The files of photos: GET /media/{hash}/{width}.{format}, which never change. Whoever asks for a
 * JPEG and shows something smaller gets that.
 */
export default async function mediaRoute(app: App): Promise<void> {
  const { media } = app.context;
  const read = async (request: FastifyRequest, name: string): Promise<Buffer | null> => {
    try {
      return await media.read(name);
    } catch (error) {
      request.log.error({ err: error }, 'a photo could not be read');
      throw storeAway();
    }
  };

  route(app, 'GET /media/:hash/:file', {
    access: 'anyone',
    params: Type.Object({ hash: Type.String(), file: Type.String() }),
    answers: {},
    handler: async (request, reply) => {
      const { hash, file } = request.params;
      const named = FILE.exec(file)?.[1] as PhotoFormat | undefined;
      const [better] = named === 'jpg' ? accepted(request.headers.accept) : [];
      const format = better ?? named;
      const name = `${hash}/${file.replace(/\w+$/, format ?? '')}`;
      const bytes = format && HASH.test(hash) ? await read(request, name) : null;
      if (!format || !bytes) throw new Problem(404, 'not_found');
      if (named === 'jpg') addVary(reply, 'accept');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(PHOTO_TYPES[format])
        .send(bytes);
    },
  });
}
