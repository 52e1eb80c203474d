import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Photo } from '#common/contract/photos.ts';
import { PHOTO_BYTES, PHOTO_TYPES, type PhotoFormat } from '#common/photos.ts';
import type { App } from '#server/context.ts';
import { type Fault, refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem, unavailable } from '#server/lib/problem.ts';
import { NotStarted } from '#server/lib/worker.ts';
import { openConcurrencyCounter } from '#server/lib/concurrencyCounter.ts';
import { PhotoRefused, PIXELS_MAX, SIDE_MIN } from '#server/media/encode.ts';
import { addVary } from '#server/plugins/requests/vary.ts';
import { route } from '#server/plugins/route.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { PhotoUnknown, StoreFailed, storePhoto } from '#server/repositories/photos/photos.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';

interface Failure {
  code?: unknown;
  /** From an S3-compatible service. */
  $metadata?: { httpStatusCode?: number };
}

/** True if the disk, quota or bucket is full. */
const isFull = (error: unknown): boolean => {
  const { code, $metadata } = (error ?? {}) as Failure;
  return code === 'ENOSPC' || code === 'EDQUOT' || $metadata?.httpStatusCode === 507;
};

/** The response while the photo store is unreachable. */
export const storeUnavailable = (): Problem =>
  new Problem(503, 'photos_unavailable', { headers: { 'retry-after': '60' } });

/** The reason why a photo could not be stored, for its sender. */
export const storeProblem = (error: unknown): Problem =>
  isFull(error) ? new Problem(507, 'storage_full') : storeUnavailable();

/**
 * Runs work that attaches photos.
 * @param field the form field to report for a photo that cannot be attached
 * @throws Problem 422
 */
export async function attaching<Result>(
  request: FastifyRequest,
  field: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoUnknown) {
      refuseFaults(request, { [field]: { key: 'photo_gone' } });
    }
    throw error;
  }
}

const FIELD = 'photo';
/** Enough for three listings and some reviews a day. */
const PHOTOS: Limit = { name: 'photos', max: 60, seconds: 86_400 };
/** Concurrent uploads per process. Each photo is in memory until it is stored. */
const AT_ONCE = 8;
const AT_ONCE_EACH = 3;

const VALUES = {
  photo_size: { max: PHOTO_BYTES / 1024 / 1024 },
  photo_pixels: { max: PIXELS_MAX / 1_000_000 },
  photo_small: { min: SIDE_MIN },
};

const refuse = (request: FastifyRequest, key: Fault['key']) => {
  const values = key in VALUES ? VALUES[key as keyof typeof VALUES] : undefined;
  refuseFaults(request, { [FIELD]: { key, values } });
};

/** The only file of a form. @throws Problem 422 with the reason */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  try {
    const part = await request.file();
    if (part && part.fieldname === FIELD) return await part.toBuffer();
    part?.file.resume();
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    if (code === 'FST_REQ_FILE_TOO_LARGE') refuse(request, 'photo_size');
    if (statusCode === 406) throw new Problem(415, 'unsupported_media_type');
    refuse(request, 'photo_broken');
  }
  refuse(request, 'required');
  throw new Problem(422, 'bad_request');
}

/** Aborts when the client disconnects before the response. */
function disconnected({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  if (raw.destroyed) leaving.abort();
  return leaving.signal;
}

const HASH = /^[0-9a-f]{32}$/;
const FILE = /^[1-9]\d{0,3}\.(avif|webp|jpg)$/;

/** The formats better than JPEG that a browser accepts, best first. */
const accepted = (accept = ''): PhotoFormat[] =>
  (['avif', 'webp'] as const).filter((format) => accept.includes(PHOTO_TYPES[format]));

/** Photo uploads and all photo files: POST /api/photos, GET /media/{hash}/{width}.{format}. */
export default async function photoRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, media } = context;
  const receiving = openConcurrencyCounter();
  app.addHook('onClose', async () => context.encoder.close());

  /** Runs work while memory allows. @throws Problem 503 */
  const withRoom = async <Result>(userId: number, work: () => Promise<Result>): Promise<Result> => {
    const owner = String(userId);
    if (receiving.total() >= AT_ONCE || receiving.of(owner) >= AT_ONCE_EACH) throw unavailable(5);
    const leave = receiving.hold(owner);
    try {
      return await work();
    } finally {
      leave();
    }
  };

  // A separate scope, so that all other routes reject forms with files.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: true,
      limits: {
        fileSize: PHOTO_BYTES,
        files: 1,
        fields: 5,
        parts: 6,
        fieldSize: 1000,
        headerPairs: 20,
      },
    });
    route(scope, 'POST /api/photos', {
      access: 'confirmed user',
      changes: 'private',
      summary: 'Stores a photo, which can be attached within a day',
      description:
        'A form with one file, `photo`: JPEG, PNG, WebP, AVIF or GIF, detected by content and not ' +
        'by name, up to 8 MB. The server re-encodes it without metadata. 422 states by field why ' +
        'the file is rejected, e.g. because reading it takes too much time or memory. 507 `storage_full`: there is no space, and nothing was stored.',
      consumes: ['multipart/form-data'],
      responses: { 201: Photo },
      errors: [415, 422, 429, 503, 507],
      handler: async (request, reply) => {
        const user = request.user;
        // The duration of an upload does not measure the load of the process.
        app.load.leave(request);
        const stored = await withRoom(user.id, async () => {
          const bytes = await readFile(request);
          await countAgainst(context, db, request, 'too_many_photos', [[PHOTOS, user.code]]);
          try {
            const encoded = await context.encoder.encode(bytes, user.code, disconnected(reply));
            return await storePhoto(context, encoded, { userId: user.id, now: clock.now() });
          } catch (error) {
            if (error instanceof PhotoRefused) refuse(request, error.fault);
            if (error instanceof StoreFailed) {
              request.log.error({ err: error }, error.message);
              throw storeProblem(error.cause);
            }
            if (error instanceof NotStarted) {
              request.log.error({ err: error }, error.message);
              throw unavailable(5);
            }
            if (reply.raw.destroyed) throw new Problem(400, 'bad_request');
            throw error;
          }
        });
        return stored;
      },
    });
  });

  const read = async (request: FastifyRequest, name: string): Promise<Buffer | null> => {
    try {
      return await media.read(name);
    } catch (error) {
      request.log.error({ err: error }, 'a photo could not be read');
      throw storeUnavailable();
    }
  };

  route(app, 'GET /media/:hash/:file', {
    access: 'anyone',
    responses: {},
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
