import { useLocation, useNavigate } from 'react-router-dom';
import { asRecord, count, text } from '#src/lib/read.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Number of visible items of a long list. It is stored in the history entry, so that Back and a
 * reload restore them. The server renders the first step.
 * @param list identifies the list. Another name starts at `step`
 * @param step initial number of items
 */
export const useShownCount = (list: string, step: number): [number, (shown: number) => void] => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shownBefore = asRecord(asRecord(useHydrated() ? state : null).shown);
  const shown = text(shownBefore.list) === list ? count(shownBefore.count) : null;
  return [
    Math.max(shown ?? step, step),
    (next) =>
      void navigate(
        { pathname, search, hash },
        { replace: true, state: { ...asRecord(state), shown: { list, count: next } } },
      ),
  ];
};
