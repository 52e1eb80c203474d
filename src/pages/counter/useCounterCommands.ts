import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListChange } from '#common/contract/counter.ts';
import { type CounterLine, type CounterView, servedAt, waitingIn } from '#src/api/counter.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import {
  isRepeatable,
  useCommands,
  type Command,
  type Result,
} from '#src/hooks/data/counter/useCommands.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import {
  overtakenBy,
  resultOf,
  type LastResult,
  type ResultMessage,
  type Wording,
} from './commandMessages.ts';
import { isHallCommand } from './hallMessages.ts';

/** Shows why a command was refused. Without a connection, there is no failure. */
type Refuse = (text: string, failure?: ApiError) => void;

/** Why a command of a dialog was refused. */
interface Refused {
  text: string;
  failure?: ApiError;
}

/** Errors that another part of the app reports. */
const reportedElsewhere = new Set<ApiError['kind']>(['unauthorised', 'cancelled']);

/** Time during which the end of a visit can be undone, in ms. */
const RESUME_MS = 60_000;

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
  const [lastResult, setLastResult] = useState<LastResult | null>(null);
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
    const timer = setTimeout(() => setLastResult(forget), RESUME_MS);
    return () => clearTimeout(timer);
  }, [brief]);

  const { code, lists, releasedOn } = line;
  const from = lists[0].serviceCode === null ? { list: code } : { date: releasedOn ?? undefined };
  const words: Wording = { t, language: i18n.language, line, counter, from };
  const show = (notice: ResultMessage): void =>
    setLastResult((last) => ({
      refused: false,
      undo: null,
      of: null,
      ...notice,
      count: (last?.count ?? 0) + 1,
    }));

  /**
   * Sends a command and resolves to true if it succeeded.
   * @param refuse receives a refusal, which otherwise becomes the last result
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
      const notice = resultOf(words, command, outcome.result, { undo: lastResult?.undo, issued });
      if (notice) show(notice);
    } else if (outcome) {
      const { failure } = outcome;
      const isNoticed = isUnsure(failure) && isRepeatable(command);
      if (isNoticed || reportedElsewhere.has(failure.kind)) setLastResult(null);
      else refuse(overtakenBy(words, command, failure) ?? errorText(failure), failure);
    }
    return outcome?.done === true;
  };

  /** Sends a command of a dialog. Resolves to the reason of a refusal, or to null on success. */
  const runInDialog = async (command: Command): Promise<Refused | null> => {
    let refused: Refused = { text: t('counter.unsent') };
    const isDone = await run(command, (text, failure) => {
      refused = { text, failure };
    });
    return isDone ? null : refused;
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
    result: lastResult && !isUndoable(lastResult) ? { ...lastResult, undo: null } : lastResult,
    run,
    runInDialog,
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
    change: (list: string, change: ListChange) => run({ kind: 'list', code: list, change }),
    issued,
    hideIssued,
  };
};
