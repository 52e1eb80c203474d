import { useEffect, useState, type Ref } from 'react';
import { FIND_MAX, findTickets } from '#common/contract/counter.ts';
import type { CounterTicket } from '#src/api/counter.ts';
import { FindTickets, type FoundAction } from '#src/components/counter/hall/FindTickets.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { useCounterCommands } from './useCounterCommands.ts';

const PAUSE_MS = 250;

/** A text after a pause in typing. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

interface FindPanelProps {
  id: string;
  /** The day of the line, `YYYY-MM-DD`. Null for the day that the place serves now. */
  date: string | null;
  /** The time at which the view of the counter was read. A new view searches again. */
  at: number;
  commands: ReturnType<typeof useCounterCommands>;
  onAct: (action: FoundAction, ticket: CounterTicket) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Finds any ticket of the day, also one that has left the line. */
export function FindPanel({ id, date, at, commands, onAct, ref }: FindPanelProps) {
  const errorText = useErrorText();
  const [query, setQuery] = useState('');
  const q = useSettled(query.trim());
  // No label and no name is longer.
  const isSearching = q !== '' && q.length <= FIND_MAX;
  const input = { id, query: { q, ...(date !== null && { date }) } };
  const { data, error, mutate } = useOwnQuery(findTickets, isSearching ? input : null, {
    shouldRetryOnError: false,
  });
  const { sending, result } = commands;
  const state = `${at} ${result?.count ?? 0}`;
  useEffect(() => {
    if (isSearching && state) void mutate();
  }, [state, isSearching, mutate]);
  const ticketOf = (code: string): CounterTicket | undefined =>
    data?.records.find(({ ticket }) => ticket.code === code)?.ticket;
  const found = () => {
    const { length } = query.trim();
    if (length === 0) return undefined;
    return length > FIND_MAX ? [] : (data?.records ?? null);
  };
  return (
    <FindTickets
      ref={ref}
      query={query}
      onQuery={setQuery}
      found={found()}
      error={error ? errorText(error) : null}
      pending={sending && 'code' in sending ? sending.code : null}
      onAct={(action, { code }) => {
        const ticket = ticketOf(code);
        if (ticket) onAct(action, ticket);
      }}
      onPriority={(reason, { code }) => void commands.run({ kind: 'priority', code, reason })}
    />
  );
}
