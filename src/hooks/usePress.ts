import { useCallback, useRef } from 'react';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { uniqueName } from '#src/lib/id.ts';

/**
 * Names presses, so that a server does nothing twice: a press whose response was lost keeps its
 * name when the same is sent again.
 * @returns sends `what` under the name of its press. @throws ApiError
 */
export const usePress = () => {
  const last = useRef<{ what: string; name: string } | null>(null);
  return useCallback(
    async <Result>(what: string, send: (press: string) => Promise<Result>): Promise<Result> => {
      if (last.current?.what !== what) last.current = { what, name: uniqueName() };
      try {
        const result = await send(last.current.name);
        last.current = null;
        return result;
      } catch (error) {
        const failure = toApiError(error);
        if (!isUnsure(failure)) last.current = null;
        throw failure;
      }
    },
    [],
  );
};
