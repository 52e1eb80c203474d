import type { ReactNode } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';

interface Change {
  name: string;
  work: () => Promise<unknown>;
}

/**
 * Sends what an owner changes, one thing at a time, and says what came of it.
 * @param onGone called when the place, or what was changed, is no longer there for them
 * @param refresh reads again what is shown, whatever came of it
 */
export const useChange = (onGone: () => void, refresh?: () => Promise<unknown>) => {
  const toast = useToast();
  const errorText = useErrorText();
  const { send, sending, failure, forget } = useAction('change', ({ work }: Change) => work(), {
    onFailure: ({ kind }) => {
      if (kind === 'not_found') onGone();
    },
  });
  const serverErrors =
    failure && Object.keys(failure.fields).length > 0 ? failure.fields : undefined;
  const notice: ReactNode = failure && !serverErrors && (
    <NoticeBanner severity="error">{errorText(failure)}</NoticeBanner>
  );
  return {
    /**
     * Sends something under a name. Resolves to whether it was done.
     * @param said the toast that says so
     */
    send: async (name: string, work: Change['work'], said?: string): Promise<boolean> => {
      const isDone = (await send({ name, work }))?.done === true;
      if (isDone && said) toast.success(said);
      await refresh?.();
      return isDone;
    },
    pending: sending?.name ?? null,
    /** Why the last one was refused: by field, or above the fields. */
    refused: { serverErrors, notice, forget },
  };
};
