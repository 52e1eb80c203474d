import { useState } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { toApiError, type ApiError } from '#src/api/transport/errors.ts';

/**
 * Sends what an owner changes, one thing at a time, and remembers why it was refused.
 * @param onGone called when the place, or what was changed, is no longer there for them
 */
export const useSend = (onGone: () => void) => {
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  /** Sends something under a name. Resolves to whether it was done. */
  const send = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (pending !== null) return false;
    setPending(what);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const failed = toApiError(error);
      if (failed.kind === 'not_found') onGone();
      setFailure(failed);
      return false;
    } finally {
      setPending(null);
    }
  };

  return {
    send,
    /** The name of what is under way. */
    pending,
    failure,
    forget: () => setFailure(null),
  };
};
