import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketIn, type CounterTicket, type CounterView } from '#src/api/counter.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { isRepeatable, type Command, type Result } from '#src/hooks/data/counter/commands.ts';
import { useCommands } from '#src/hooks/data/counter/useCommands.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatNumber } from '#src/lib/numbers.ts';

/** The last press's result, and the command that takes it back. */
export interface Said {
  text: string;
  /** It was refused: the text says why. */
  refused: boolean;
  /** Its place among all presses. */
  count: number;
  undo: Command | null;
  /** The ticket that the undoing is about; it is offered only while that one is served. */
  of: string | null;
}

export type Told = Pick<Said, 'text'> & Partial<Pick<Said, 'refused' | 'undo' | 'of'>>;

/** Failures that another part of the app reports. */
const reportedElsewhere = new Set<ApiError['kind']>(['unauthorised', 'cancelled']);

/** Whether the ticket has left the status in which the action was possible. */
const isOvertaken = (command: Command, { code, status }: CounterTicket): boolean =>
  command.kind === 'ticket'
    ? command.action === 'resume'
      ? command.code !== code
      : status !== 'running'
    : command.kind === 'next' && command.ticket === code && status !== 'scheduled';

/** How long the end of a visit can be taken back, in ms. */
const RESUME_MS = 60_000;

/**
 * The presses of a counter: sends each, says what it did or why it was refused, and offers the way
 * back. A press whose answer was lost is left to the notice that repeats it.
 */
export const usePresses = (id: string, view: CounterView) => {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const online = useOnline();
  const { send, sending, unconfirmed } = useCommands(id, view);
  const [said, setSaid] = useState<Said | null>(null);

  const undo = said?.undo;
  const resumable = undo?.kind === 'ticket' && undo.action === 'resume' ? undo : null;
  useEffect(() => {
    if (!resumable) return undefined;
    const forget = (last: Said | null) =>
      last?.undo === resumable ? { ...last, undo: null } : last;
    const timer = setTimeout(() => setSaid(forget), RESUME_MS);
    return () => clearTimeout(timer);
  }, [resumable]);

  const number = (ticket: CounterTicket | null): string =>
    formatNumber(ticket?.rank ?? null, i18n.language);

  const refusal = (command: Command, failure: ApiError): string => {
    const ticket = failure.kind === 'conflict' ? ticketIn(failure) : null;
    if (!ticket || !isOvertaken(command, ticket)) return errorText(failure);
    return t(`counter.overtaken.${ticket.status}`, {
      rank: number(ticket),
      counter: ticket.counter ? counterIn(t, ticket.counter) : t('counter.others.unknown'),
    });
  };

  const count = useRef(0);

  const say = (told: Told): void => {
    count.current += 1;
    setSaid({ refused: false, undo: null, of: null, ...told, count: count.current });
  };

  /** @param refuse where a refusal is said; among the counter's own words without it */
  const press = async (
    command: Command,
    tell: (result: Result) => Told | null,
    refuse: (text: string) => void = (text) => say({ text, refused: true }),
  ): Promise<Result | undefined> => {
    if (!online) {
      refuse(t('counter.refused'));
      return undefined;
    }
    const outcome = await send(command);
    if (!outcome) return undefined;
    if (outcome.done) {
      const told = tell(outcome.result);
      if (told) say(told);
      return outcome.result;
    }
    const { failure } = outcome;
    const noticed = isUnsure(failure) && isRepeatable(command);
    if (noticed || reportedElsewhere.has(failure.kind)) setSaid(null);
    else refuse(refusal(command, failure));
    return undefined;
  };

  return { press, number, sending, unconfirmed, said };
};
