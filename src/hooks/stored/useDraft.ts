import { useCallback, useRef, useState } from 'react';
import { drafts, type DraftFields } from '#src/browser/stored/drafts.ts';

/**
 * Preserves what was typed into a form across a reload of this tab.
 * @param name the form's name and its subject: one draft each
 * @param blank the stored fields with their empty values; made at module level
 */
export const useDraft = <T extends DraftFields>(name: string, blank: T) => {
  const [draft] = useState(() => drafts.read(name, blank));
  const done = useRef(false);
  const sent = useRef<string | null>(null);
  return {
    draft,
    keep: useCallback(
      (values: object): void => {
        if (!done.current && JSON.stringify(values) !== sent.current)
          drafts.keep(name, blank, values);
      },
      [name, blank],
    ),
    /**
     * Deletes the draft once the form has been sent.
     * @param values what was sent, of a form that stays: later changes are kept again
     */
    forget: (values?: object): void => {
      if (values) sent.current = JSON.stringify(values);
      else done.current = true;
      drafts.forget(name);
    },
  };
};
