import type { FastifyRequest } from 'fastify';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { PhotoUnknown } from '#server/repositories/photos/photos.ts';

/**
 * Runs work that attaches photos.
 * @param field of the form, at fault when a photo cannot be attached
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
      refuseFaults(request, new Map([[field, [{ key: 'photo_gone' }]]]));
    }
    throw error;
  }
}
