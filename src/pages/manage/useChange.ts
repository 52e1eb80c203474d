// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { useAction } from '#src/hooks/data/useAction.ts';

interface Change {
  name: string;
  work: () => Promise<unknown>;
}

/**
 * Sends what an owner changes, one thing at a time, and remembers why it was refused.
 * @param onGone called when the place, or what was changed, is no longer there for them
 */
export const useChange = (onGone: () => void) => {
  const { send, sending, failure, forget } = useAction('change', ({ work }: Change) => work(), {
    onFailure: ({ kind }) => {
      if (kind === 'not_found') onGone();
    },
  });
  return {
    /** Sends something under a name. Resolves to whether it was done. */
    send: async (name: string, work: Change['work']): Promise<boolean> =>
      (await send({ name, work }))?.done === true,
    /** The name of what is under way. */
    pending: sending?.name ?? null,
    failure,
    forget,
  };
};
