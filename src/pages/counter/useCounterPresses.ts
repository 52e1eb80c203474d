import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListChange } from '#common/contract/counter.ts';
import type { CounterQueue, CounterTicket, CounterView } from '#src/api/counter.ts';
import type { Command, Result, WalkIn } from '#src/hooks/data/counter/commands.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { servedAt, waitingIn } from '#src/hooks/data/counter/line.ts';
import { usePresses, type Said, type Told } from './usePresses.ts';

type TicketAction = Extract<Command, { kind: 'ticket' }>['action'];

const takeBack = (ticket: CounterTicket): Pick<Told, 'undo' | 'of'> =>
  ticket.can.includes('return')
    ? { undo: { kind: 'ticket', code: ticket.code, action: 'return' }, of: ticket.code }
    : {};

/** The visit that a call or a press ended goes on, and who was called instead goes back. */
const resume = (ended: CounterTicket, called: CounterTicket | null): Pick<Told, 'undo'> =>
  ended.can.includes('resume')
    ? {
        undo: { kind: 'ticket', code: ended.code, action: 'resume', insteadOf: called?.code },
      }
    : {};

/** Undo a return by calling the person again, at a counter that is free. */
const callAgain = (ticket: CounterTicket, list: string, counter: string): Pick<Told, 'undo'> =>
  ticket.can.includes('call')
    ? { undo: { kind: 'next', list, counter, finish: null, ticket: ticket.code } }
    : {};

/** The former values of a changed list, so that it can be changed back. */
const before = (line: CounterQueue, change: ListChange): ListChange => ({
  ...(change.state && { state: line.state, message: line.message }),
  ...(change.counters_open !== undefined && { counters_open: line.countersOpen }),
});

/** A number for somebody without an account, and whether it is being shown. */
type Issued = WalkIn & { shown: boolean };

/** A member's actions at a counter, in the words of the screen. */
export const useCounterPresses = (
  id: string,
  view: CounterView,
  line: CounterQueue,
  counter: string,
) => {
  const { t } = useTranslation();
  const { press, number, sending, unconfirmed, said } = usePresses(id, view);
  const visit = servedAt(line, counter);
  const [issued, setIssued] = useState<Issued | null>(null);

  const endOf = (ticket: CounterTicket): string =>
    t(`counter.said.${ticket.status === 'processed' ? 'done' : 'no_show'}`, {
      rank: number(ticket),
    });

  /** @param isChosen somebody was called out of turn: then it is news that the visit before ended */
  const tellCall =
    (isChosen: boolean) =>
    ({ ticket, finished }: Result): Told => {
      const called = ticket
        ? t('counter.said.called', { rank: number(ticket), counter: counterIn(t, counter) })
        : t('counter.said.nobody');
      if (!finished) return { text: called, ...(ticket && takeBack(ticket)) };
      const text = isChosen ? `${called} · ${endOf(finished)}` : called;
      return { text, ...resume(finished, ticket) };
    };

  /** @param isUndo it takes a press back itself: no way leads back to that one */
  const tellAction =
    (action: TicketAction, isUndo: boolean) =>
    ({ ticket }: Result): Told | null => {
      if (!ticket) return null;
      if (action === 'done' || action === 'no_show')
        return { text: endOf(ticket), ...resume(ticket, null) };
      const key = ({ recall: 'recalled', return: 'returned', resume: 'resumed' } as const)[action];
      return {
        text: t(`counter.said.${key}`, { rank: number(ticket) }),
        ...(action === 'return' && !isUndo && callAgain(ticket, line.code, counter)),
      };
    };

  const tellChange = (change: ListChange) => (): Told => {
    const undo: Command | null = change.abort_open
      ? null
      : { kind: 'list', code: line.code, change: before(line, change) };
    if (change.counters_open !== undefined)
      return { text: t('counter.said.countersOpen', { count: change.counters_open }), undo };
    const key = ({ open: 'opened', paused: 'paused', closed: 'closed' } as const)[
      change.state ?? 'open'
    ];
    return { text: t(`counter.said.${key}`), undo };
  };

  /** Sends any command, with the words that belong to it. */
  const run = (command: Command, refuse?: (text: string) => void): Promise<Result | undefined> => {
    switch (command.kind) {
      case 'next':
        return press(command, tellCall(command.ticket !== undefined));
      case 'ticket':
        return press(command, tellAction(command.action, command === said?.undo));
      case 'list':
        return press(command, tellChange(command.change), refuse);
      case 'walk_in':
        return press(command, ({ walkIn }) => {
          setIssued(walkIn && { ...walkIn, shown: true });
          return null;
        });
      case 'cancel_walk_in':
        return press(command, () => null);
    }
  };

  /** Whether a press can be taken back as things are now. */
  const isUndoable = ({ undo, of }: Said): boolean => {
    // Into a free counter, while nobody else has called them.
    if (undo?.kind === 'next')
      return (
        visit === null &&
        undo.counter === counter &&
        waitingIn(line).some(({ code }) => code === undo.ticket)
      );
    // While the counter serves nobody else.
    if (undo?.kind === 'ticket' && undo.action === 'resume') return visit?.code === undo.insteadOf;
    return of === null || of === visit?.code;
  };

  return {
    /** The visit at this counter. */
    visit,
    /** The command under way. */
    sending,
    /** The command whose answer was lost. */
    unconfirmed,
    /** The last press's result; its undoing is offered only while it is possible. */
    said: said && !isUndoable(said) ? { ...said, undo: null } : said,
    run,
    /** Calls the next person, or one out of turn; a visit under way ends. */
    next: (finish: 'processed' | 'no_show' = 'processed', ticket?: string) =>
      run({ kind: 'next', list: line.code, counter, finish: visit ? finish : null, ticket }),
    /** Does something with whom the counter serves. */
    act: (action: TicketAction, code: string) => run({ kind: 'ticket', code, action }),
    /** Changes the list. `refuse` says a refusal somewhere else than the counter does. */
    change: (change: ListChange, refuse?: (text: string) => void) =>
      run({ kind: 'list', code: line.code, change }, refuse),
    /** Takes a number for somebody without an account, which is `issued` then. */
    addWalkIn: () => run({ kind: 'walk_in', list: line.code }),
    /** The number taken last for somebody without an account. */
    issued,
    /** Shows that number no longer. */
    hideIssued: () => setIssued((now) => now && { ...now, shown: false }),
    /** Takes such a number back. Resolves to whether it is gone. */
    takeBack: async ({ rank, key }: { rank: string; key: string }): Promise<boolean> =>
      (await press({ kind: 'cancel_walk_in', key }, () => ({
        text: t('counter.said.takenBack', { rank }),
      }))) !== undefined,
  };
};
