import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListChange } from '#common/contract/counter.ts';
import {
  type CounterLine,
  type CounterQueue,
  type CounterTicket,
  type CounterView,
  servedAt,
  ticketIn,
  waitingIn,
} from '#src/api/counter.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import {
  isRepeatable,
  useCommands,
  type Command,
  type Result,
} from '#src/hooks/data/counter/useCommands.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { presenceAt } from '#src/lib/line/presence.ts';
import { labelOf, type TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { hallMessage, isHallCommand, nobodyWords, othersOf } from './hallMessages.ts';

type TicketAction = Extract<Command, { kind: 'ticket' }>['action'];

/** Result of the last command, and the command that undoes it. */
interface LastResult {
  text: string;
  refused: boolean;
  count: number;
  undo: Command | null;
  /** Code of the ticket to undo. Undo is available only while this ticket is being served. */
  of: string | null;
  /** Nobody could be called. This replaces the text once somebody can be. */
  onceSomeone?: string;
}

type ResultMessage = Pick<LastResult, 'text'> &
  Partial<Pick<LastResult, 'refused' | 'undo' | 'of' | 'onceSomeone'>>;

/** Shows why a command was refused. Without a connection, there is no failure. */
type Refuse = (text: string, failure?: ApiError) => void;

/** Errors that another part of the app reports. */
const reportedElsewhere = new Set<ApiError['kind']>(['unauthorised', 'cancelled']);

/** Time during which the end of a visit can be undone, in ms. */
const RESUME_MS = 60_000;

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

/**
 * The commands of a member at a counter: sends each, describes its result or refusal, and offers an
 * undo. A notice offers to repeat a command without a response.
 * @param services codes of the services that the clerk chose to call for
 */
export const useCounterCommands = (
  id: string,
  view: CounterView,
  line: CounterLine,
  counter: string,
  services?: readonly string[],
) => {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const online = useOnline();
  const { send, sending, unconfirmed } = useCommands(id, view);
  const visit = servedAt(line, counter);
  const [lastResult, setSaid] = useState<LastResult | null>(null);
  /** A ticket issued to a person without an account, and whether its dialog is open. */
  const [issued, setIssued] = useState<
    (Result['walkIn'] & { shown: boolean; isByPhone: boolean }) | null
  >(null);
  const hideIssued = () => setIssued((now) => now && { ...now, shown: false });

  const undo = lastResult?.undo;
  const isBrief =
    undo && (isHallCommand(undo) || (undo.kind === 'ticket' && undo.action === 'resume'));
  const brief = isBrief ? undo : null;
  useEffect(() => {
    if (!brief) return undefined;
    const forget = (last: LastResult | null) =>
      last?.undo === brief ? { ...last, undo: null } : last;
    const timer = setTimeout(() => setSaid(forget), RESUME_MS);
    return () => clearTimeout(timer);
  }, [brief]);

  const number = (ticket: TicketNumber | null): string =>
    labelOf(ticket ?? { rank: null }, i18n.language);
  const endOf = (ticket: CounterTicket): string =>
    t(`counter.said.${ticket.status === 'processed' ? 'done' : 'no_show'}`, {
      rank: number(ticket),
    });

  const { code, lists, releasedOn } = line;
  const from = lists[0].serviceCode === null ? { list: code } : { date: releasedOn ?? undefined };

  const isSomeoneAway = (): boolean =>
    waitingIn(line).some(({ presence }) => presenceAt(presence, serverNow()) === 'away');

  const describeCall = (isOutOfTurn: boolean, result: Result): ResultMessage => {
    const { ticket, finished, others } = result;
    const called = ticket
      ? t('counter.said.called', { rank: number(ticket), counter: counterIn(t, counter) })
      : isSomeoneAway()
        ? t('counter.presence.allAway')
        : nobodyWords(t, othersOf(others));
    if (finished) {
      const text = isOutOfTurn ? `${called} · ${endOf(finished)}` : called;
      return {
        text,
        ...(!ticket && { onceSomeone: endOf(finished) }),
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
    action: TicketAction,
    isUndo: boolean,
    ticket: CounterTicket,
  ): ResultMessage => {
    if (action === 'done' || action === 'no_show')
      return { text: endOf(ticket), ...resume(ticket, null) };
    const key = ({ recall: 'recalled', return: 'returned', resume: 'resumed' } as const)[action];
    return {
      text: t(`counter.said.${key}`, { rank: number(ticket) }),
      // An undo cannot be undone.
      ...(action === 'return' &&
        !isUndo &&
        ticket.can.includes('call') && {
          undo: { kind: 'next', from, counter, finish: null, ticket: ticket.code },
        }),
    };
  };

  const describeChange = (list: CounterQueue | undefined, change: ListChange): ResultMessage => {
    const undo: Command | null =
      change.abort_open || !list
        ? null
        : { kind: 'list', code: list.code, change: before(list, change) };
    if (change.counters_open !== undefined)
      return { text: t('counter.said.countersOpen', { count: change.counters_open }), undo };
    const key = ({ open: 'opened', paused: 'paused', closed: 'closed' } as const)[
      change.state ?? 'open'
    ];
    return { text: t(`counter.said.${key}`), undo };
  };

  const describe = (command: Command, result: Result): ResultMessage | null => {
    switch (command.kind) {
      case 'next':
        return describeCall(command.ticket !== undefined, result);
      case 'ticket':
        return result.ticket && describeAction(command.action, command === undo, result.ticket);
      case 'list':
        return describeChange(
          lists.find((one) => one.code === command.code),
          command.change,
        );
      case 'walk_in':
      case 'phone':
        return null;
      case 'cancel_walk_in':
        return { text: t('counter.said.takenBack', { rank: number(issued) }) };
      default: {
        const known = line.tickets.find((one) => one.code === command.code);
        const { ticket } = result;
        if (!ticket) return null;
        const said = hallMessage(t, i18n.language, command, ticket, known);
        // An undo cannot be undone.
        return command === undo ? { text: said.text } : said;
      }
    }
  };

  const refusal = (command: Command, failure: ApiError): string => {
    const ticket = failure.kind === 'conflict' ? ticketIn(failure) : null;
    if (!ticket || !isOvertaken(command, ticket)) return errorText(failure);
    return t(`counter.overtaken.${ticket.status}`, {
      rank: number(ticket),
      counter: ticket.counter ? counterIn(t, ticket.counter) : t('counter.others.unknown'),
    });
  };

  const show = (notice: ResultMessage): void =>
    setSaid((last) => ({
      refused: false,
      undo: null,
      of: null,
      ...notice,
      count: (last?.count ?? 0) + 1,
    }));

  /**
   * Sends a command and resolves to true if it succeeded.
   * @param refuse shows a refusal, which otherwise becomes the last result
   */
  const run = async (
    command: Command,
    refuse: Refuse = (text) => show({ text, refused: true }),
  ): Promise<boolean> => {
    if (!online) {
      refuse(t('counter.refused'));
      return false;
    }
    const outcome = await send(command);
    if (outcome?.done) {
      const { walkIn } = outcome.result;
      const isByPhone = command.kind === 'phone';
      if (command.kind === 'walk_in' || isByPhone)
        setIssued(walkIn && { ...walkIn, shown: true, isByPhone });
      if (command.kind === 'cancel_walk_in') hideIssued();
      const notice = describe(command, outcome.result);
      if (notice) show(notice);
    } else if (outcome) {
      const { failure } = outcome;
      const isNoticed = isUnsure(failure) && isRepeatable(command);
      if (isNoticed || reportedElsewhere.has(failure.kind)) setSaid(null);
      else refuse(refusal(command, failure), failure);
    }
    return outcome?.done === true;
  };

  const isUndoable = ({ undo: back, of }: LastResult): boolean => {
    // The counter is free, and no other counter has called the ticket.
    if (back?.kind === 'next')
      return (
        visit === null &&
        back.counter === counter &&
        waitingIn(line).some(({ code }) => code === back.ticket)
      );
    // The counter serves no other ticket.
    if (back?.kind === 'ticket' && back.action === 'resume') return visit?.code === back.insteadOf;
    // The server says whether the last change of the ticket can still be taken back.
    if (back?.kind === 'take_back')
      return line.tickets.some((one) => one.code === back.code && one.can.includes('take_back'));
    return of === null || of === visit?.code;
  };

  return {
    visit,
    sending,
    unconfirmed,
    said: lastResult && !isUndoable(lastResult) ? { ...lastResult, undo: null } : lastResult,
    run,
    /** Calls the next ticket or a given one, and ends the current visit. */
    next: (finish: 'processed' | 'no_show' = 'processed', ticket?: string) =>
      run({
        kind: 'next',
        from,
        counter,
        finish: visit ? finish : null,
        ...(ticket === undefined ? services && { services } : { ticket }),
      }),
    /** Calls the next person of one service, also if the counter does not call for it. */
    nextFor: (service: string) =>
      run({
        kind: 'next',
        from,
        services: [service],
        counter,
        finish: visit ? 'processed' : null,
      }),
    /** Changes a list. `refuse` shows a refusal outside the counter's messages. */
    change: (list: string, change: ListChange, refuse?: Refuse) =>
      run({ kind: 'list', code: list, change }, refuse),
    issued,
    hideIssued,
  };
};
