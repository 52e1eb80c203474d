import { useCallback, useRef, useState } from 'react';
import { drafts, type DraftFields } from '#src/browser/drafts.ts';

/**
 * What was typed into a form survives a reload of this tab.
 * @param name the form's, and whom or what it is about: one draft each
 * @param blank the fields that are kept, as they are when nothing was typed; made at module level
 */
export const useDraft = <T extends DraftFields>(name: string, blank: T) => {
  const [draft] = useState(() => drafts.read(name, blank));
  const done = useRef(false);
  return {
    /** What was kept, to start the form with. */
    draft,
    /** Gets what the form holds when the typing pauses. */
    keep: useCallback(
      (values: object): void => {
        if (!done.current) drafts.keep(name, blank, values);
      },
      [name, blank],
    ),
    /** The form has done its work: nothing is kept any more. */
    forget: (): void => {
      done.current = true;
      drafts.forget(name);
    },
  };
};
