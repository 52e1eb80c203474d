import { Problem } from '#server/lib/problem.ts';

interface Failure {
  code?: unknown;
  /** Of a service that speaks S3. */
  $metadata?: { httpStatusCode?: number };
}

/** Whether the store has no room, be it a disk, a quota or a bucket. */
const isFull = (error: unknown): boolean => {
  const { code, $metadata } = (error ?? {}) as Failure;
  return code === 'ENOSPC' || code === 'EDQUOT' || $metadata?.httpStatusCode === 507;
};

/** Tells whoever asks for a photo, or sends one, that the store is away for now. */
export const storeAway = (): Problem =>
  new Problem(503, 'photos_unavailable', { headers: { 'retry-after': '60' } });

/** Why a photo could not be stored, for whoever sent it. */
export const storeProblem = (error: unknown): Problem =>
  isFull(error) ? new Problem(507, 'storage_full') : storeAway();
