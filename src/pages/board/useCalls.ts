import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counterIn } from '#src/lib/counterName.ts';
import { newCalls, type CalledList, type NewCall } from '#src/lib/calls.ts';

/**
 * Announces each new call once. Those that were there when the board was opened are not new.
 * @param onCall called with each new call
 * @returns the last announcement, for a live region
 */
export const useCalls = (
  lists: readonly CalledList[] | undefined,
  onCall: (call: NewCall) => void,
): string => {
  const { t } = useTranslation();
  const before = useRef<readonly CalledList[] | undefined>(undefined);
  const [last, setLast] = useState<NewCall[]>([]);
  useEffect(() => {
    if (!lists) return;
    const calls = before.current ? newCalls(before.current, lists) : [];
    before.current = lists;
    if (calls.length === 0) return;
    setLast(calls);
    calls.forEach(onCall);
  }, [lists, onCall]);
  return last
    .map(({ rank, counter }) =>
      counter
        ? t('board.call', { rank, counter: counterIn(t, counter) })
        : t('board.callWithoutCounter', { rank }),
    )
    .join('. ');
};
