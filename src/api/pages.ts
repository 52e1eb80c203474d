import { asRecord, count, isList, records } from '#src/lib/read.ts';
import { ApiError } from './transport/errors.ts';
import type { Page } from './transport/wire.ts';

/**
 * Reads a list response: a bare array, `{records}`, or the full page envelope. Senseless records
 * are left out rather than breaking the rest.
 * @throws ApiError `malformed` when the response is not a list at all.
 */
export const toPage = <T>(data: unknown, toRecord: (raw: unknown) => T | null): Page<T> => {
  if (!isList(data)) throw new ApiError('malformed');
  const list = records(data)
    .map(toRecord)
    .filter((record): record is T & NonNullable<T> => record !== null);
  const envelope = asRecord(data);
  const total = Math.max(count(envelope.count) ?? list.length, list.length);
  const page = Math.max(1, count(envelope.current_page) ?? 1);
  return {
    records: list,
    page,
    totalPages: Math.max(page, count(envelope.total_pages) ?? 1),
    count: total,
  };
};
