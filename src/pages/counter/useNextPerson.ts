import { useTranslation } from 'react-i18next';
import type { CounterTicket } from '#src/api/counter.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { presenceAt } from '#src/lib/line/presence.ts';

/**
 * The person whom "next" calls, who is not away, as in the SQL function `call_next`.
 * @param own the people whom the counter serves, in the order of the line
 */
export const useNextPerson = (own: readonly CounterTicket[]) => {
  const { t } = useTranslation();
  const now = useNow(15_000);
  const first = own.find(({ presence }) => presenceAt(presence, now) !== 'away');
  return {
    first,
    /** Says that everyone is away. Undefined otherwise. */
    allAway: !first && own.length > 0 ? t('counter.presence.allAway') : undefined,
  };
};
