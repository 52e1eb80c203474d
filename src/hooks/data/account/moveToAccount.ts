import { toApiError } from '#src/api/transport/errors.ts';

/**
 * Adds what a device stores to the account, in order. Skips what no longer exists, and what exceeds
 * the limit of the account. @throws ApiError for other failures
 */
export const moveToAccount = async (
  ids: readonly string[],
  add: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (const id of ids)
    try {
      await add(id);
    } catch (error) {
      const { kind } = toApiError(error);
      if (kind !== 'not_found' && kind !== 'invalid') throw error;
    }
};
