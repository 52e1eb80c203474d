import { useCallback, useRef, useState } from 'react';
import { drafts, type DraftFields } from '#src/browser/stored/drafts.ts';

/**
 * Keeps the input of a form across a reload of the tab.
 * @param name of the form and its subject
 * @param blank stored fields with their empty values, created at module level
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
     * Deletes the draft after the form was sent.
     * @param values the sent values of a form that stays open. Later changes are stored again
     */
    forget: (values?: object): void => {
      if (values) sent.current = JSON.stringify(values);
      else done.current = true;
      drafts.forget(name);
    },
  };
};
