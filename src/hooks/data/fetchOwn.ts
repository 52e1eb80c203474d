import { toApiError } from '#src/api/transport/errors.ts';

/** Reads something of a place; null where there is no such place, or it is not theirs. */
export const fetchOwn = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read();
  } catch (error) {
    const { kind } = toApiError(error);
    if (kind === 'not_found' || kind === 'forbidden') return null;
    throw error;
  }
};
