import { useLocation, useNavigate } from 'react-router-dom';
import { asRecord, count, text } from '#src/lib/read.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * How many items of a long list are shown. The number is stored in the history entry, so that Back
 * and a reload restore the same items. A server renders the first step; the rest follows in the
 * browser.
 * @param list identifies the list; another name starts at `step`
 * @param step how many items are shown at first
 */
export const useShown = (list: string, step: number): [number, (shown: number) => void] => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = asRecord(asRecord(useHydrated() ? state : null).shown);
  const shown = text(kept.list) === list ? count(kept.count) : null;
  return [
    Math.max(shown ?? step, step),
    (next) =>
      void navigate(
        { pathname, search, hash },
        { replace: true, state: { ...asRecord(state), shown: { list, count: next } } },
      ),
  ];
};
