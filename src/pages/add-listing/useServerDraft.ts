import { useEffect, useRef } from 'react';
import type { SubmissionPayload } from '#common/contract/places/submissions.ts';
import { saveSubmission } from '#src/api/submissions.ts';

const PAUSE_MS = 4_000;

/**
 * Saves a draft with the account when typing pauses for some seconds, one save at a time. A save
 * that fails is made up for by the next one: this device has the draft in any case.
 * @param identity which listing it is, if the server has it, and the key with which it is made
 * @param onSaved receives the code of the listing
 */
export function useServerDraft(
  identity: () => { code: string | null; key: string },
  onSaved: (code: string) => void,
): { save: (payload: SubmissionPayload) => void; settle: () => Promise<void> } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    save: (payload) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        queue.current = queue.current
          .then(() => saveSubmission(payload, identity()))
          .then(({ code }) => onSaved(code))
          .catch(() => undefined);
      }, PAUSE_MS);
    },
    /** Waits for the save under way and starts none: what follows is newer. */
    settle: () => {
      clearTimeout(timer.current);
      return queue.current;
    },
  };
}
