import { useCallback, useRef, useState } from 'react';
import { drafts, type DraftFields } from '#src/browser/drafts.ts';

/**
 * Preserves what was typed into a form across a reload of this tab.
 * @param name the form's name and its subject: one draft each
 * @param blank the stored fields with their empty values; made at module level
 */
export const useDraft = <T extends DraftFields>(name: string, blank: T) => {
  const [draft] = useState(() => drafts.read(name, blank));
  const done = useRef(false);
  return {
    /** The stored draft, as the form's initial values. */
    draft,
    /** Receives the form's values when typing pauses. */
    keep: useCallback(
      (values: object): void => {
        if (!done.current) drafts.keep(name, blank, values);
      },
      [name, blank],
    ),
    /** Deletes the draft once the form has been sent. */
    forget: (): void => {
      done.current = true;
      drafts.forget(name);
    },
  };
};
