import type { TFunction } from 'i18next';
import type { ListChange } from '#common/contract/counter.ts';
import {
  type CounterLine,
  type CounterQueue,
  type CounterTicket,
  ticketIn,
  waitingIn,
} from '#src/api/counter.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import type { Command, Result } from '#src/hooks/data/counter/useCommands.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { presenceAt } from '#src/lib/line/presence.ts';
import { labelOf, type TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { hallMessage, nobodyWords, othersOf } from './hallMessages.ts';

type TicketAction = Extract<Command, { kind: 'ticket' }>['action'];

/** Result of the last command, and the command that undoes it. */
export interface LastResult {
  text: string;
  refused: boolean;
  count: number;
  undo: Command | null;
  /** Code of the ticket to undo. Undo is available only while this ticket is being served. */
  of: string | null;
  /** Nobody could be called. This replaces the text once somebody can be. */
  onceSomeone?: string;
}

export type ResultMessage = Pick<LastResult, 'text'> &
  Partial<Pick<LastResult, 'refused' | 'undo' | 'of' | 'onceSomeone'>>;

/** The language and the state of the counter in which a command was sent. */
export interface Wording {
  t: TFunction;
  language: string;
  line: CounterLine;
  counter: string;
  /** The list or the day that a call takes the next person from. */
  from: { list: string } | { date: string | undefined };
}

/** Returns true if the ticket has left the status that the command requires. */
const isOvertaken = (command: Command, { code, status }: CounterTicket): boolean =>
  command.kind === 'ticket'
    ? command.action === 'resume'
      ? command.code !== code
      : status !== 'running'
    : command.kind === 'next' && command.ticket === code && status !== 'scheduled';

/** Undoes the end of a visit: the visit resumes, and the called ticket returns to the list. */
const resume = (ended: CounterTicket, called: CounterTicket | null): Pick<ResultMessage, 'undo'> =>
  ended.can.includes('resume')
    ? { undo: { kind: 'ticket', code: ended.code, action: 'resume', insteadOf: called?.code } }
    : {};

const before = (line: CounterQueue, change: ListChange): ListChange => ({
  ...(change.state && { state: line.state, message: line.message }),
  ...(change.counters_open !== undefined && { counters_open: line.countersOpen }),
});

const number = ({ language }: Wording, ticket: TicketNumber | null): string =>
  labelOf(ticket ?? { rank: null }, language);

const endOf = (words: Wording, ticket: CounterTicket): string =>
  words.t(`counter.result.${ticket.status === 'processed' ? 'done' : 'no_show'}`, {
    rank: number(words, ticket),
  });

const isSomeoneAway = ({ line }: Wording): boolean =>
  waitingIn(line).some(({ presence }) => presenceAt(presence, serverNow()) === 'away');

const describeCall = (words: Wording, isOutOfTurn: boolean, result: Result): ResultMessage => {
  const { t, counter } = words;
  const { ticket, finished, others } = result;
  const called = ticket
    ? t('counter.result.called', { rank: number(words, ticket), counter: counterIn(t, counter) })
    : isSomeoneAway(words)
      ? t('counter.presence.allAway')
      : nobodyWords(t, othersOf(others));
  if (finished) {
    const text = isOutOfTurn ? `${called} · ${endOf(words, finished)}` : called;
    return {
      text,
      ...(!ticket && { onceSomeone: endOf(words, finished) }),
      ...resume(finished, ticket),
    };
  }
  if (!ticket) return { text: called, onceSomeone: '' };
  if (!ticket.can.includes('return')) return { text: called };
  return {
    text: called,
    undo: { kind: 'ticket', code: ticket.code, action: 'return' },
    of: ticket.code,
  };
};

const describeAction = (
  words: Wording,
  action: TicketAction,
  isUndo: boolean,
  ticket: CounterTicket,
): ResultMessage => {
  const { t, counter, from } = words;
  if (action === 'done' || action === 'no_show')
    return { text: endOf(words, ticket), ...resume(ticket, null) };
  const key = ({ recall: 'recalled', return: 'returned', resume: 'resumed' } as const)[action];
  return {
    text: t(`counter.result.${key}`, { rank: number(words, ticket) }),
    // An undo cannot be undone.
    ...(action === 'return' &&
      !isUndo &&
      ticket.can.includes('call') && {
        undo: { kind: 'next', from, counter, finish: null, ticket: ticket.code },
      }),
  };
};

const describeChange = (
  { t }: Wording,
  list: CounterQueue | undefined,
  change: ListChange,
): ResultMessage => {
  const undo: Command | null =
    change.abort_open || !list
      ? null
      : { kind: 'list', code: list.code, change: before(list, change) };
  if (change.counters_open !== undefined)
    return { text: t('counter.result.countersOpen', { count: change.counters_open }), undo };
  const key = ({ open: 'opened', paused: 'paused', closed: 'closed' } as const)[
    change.state ?? 'open'
  ];
  return { text: t(`counter.result.${key}`), undo };
};

/**
 * Describes the result of a command, and the command that undoes it. Null if another part of the
 * screen shows it.
 * @param before the undo on offer, and the ticket that was issued last
 */
export const resultOf = (
  words: Wording,
  command: Command,
  result: Result,
  { undo, issued }: { undo: Command | null | undefined; issued: TicketNumber | null },
): ResultMessage | null => {
  const { t, language, line } = words;
  switch (command.kind) {
    case 'next':
      return describeCall(words, command.ticket !== undefined, result);
    case 'ticket':
      return (
        result.ticket && describeAction(words, command.action, command === undo, result.ticket)
      );
    case 'list':
      return describeChange(
        words,
        line.lists.find((one) => one.code === command.code),
        command.change,
      );
    case 'walk_in':
    case 'phone':
      return null;
    case 'cancel_walk_in':
      return { text: t('counter.result.takenBack', { rank: number(words, issued) }) };
    default: {
      const known = line.tickets.find((one) => one.code === command.code);
      const { ticket } = result;
      if (!ticket) return null;
      const message = hallMessage(t, language, command, ticket, known);
      // An undo cannot be undone.
      return command === undo ? { text: message.text } : message;
    }
  }
};

/** Says who was faster, if that is why a command was refused. Null otherwise. */
export const overtakenBy = (words: Wording, command: Command, failure: ApiError): string | null => {
  const { t } = words;
  const ticket = failure.kind === 'conflict' ? ticketIn(failure) : null;
  if (!ticket || !isOvertaken(command, ticket)) return null;
  return t(`counter.overtaken.${ticket.status}`, {
    rank: number(words, ticket),
    counter: ticket.counter ? counterIn(t, ticket.counter) : t('counter.others.unknown'),
  });
};
