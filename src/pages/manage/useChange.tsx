import { useState, type ReactNode } from 'react';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';

interface Change {
  name: string;
  work: () => Promise<unknown>;
}

/**
 * Sends an owner's changes, one at a time, and shows their results.
 * @param onGone called if the place or the changed item no longer exists for the owner
 * @param refresh reloads the data after each change, successful or not
 */
export const useChange = (onGone: () => void, refresh?: () => Promise<unknown>) => {
  const toast = useToast();
  const errorText = useErrorText();
  const [last, setLast] = useState('');
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
  const refused = { serverErrors, notice, forget };
  return {
    /**
     * Sends a change under a name. Resolves to true on success.
     * @param success toast on success
     */
    send: async (name: string, work: Change['work'], success?: string): Promise<boolean> => {
      setLast(name);
      const isDone = (await send({ name, work }))?.done === true;
      if (isDone && success) toast.success(success);
      await refresh?.();
      return isDone;
    },
    pending: sending?.name ?? null,
    refused,
    /** The refusal of the change with this name, for the part of the screen that sends it. */
    refusedOf: (name: string): Partial<typeof refused> => (name === last ? refused : {}),
  };
};
