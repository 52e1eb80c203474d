import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketIn, type CounterTicket, type CounterView } from '#src/api/counter.ts';
import { isUnsure, toApiError, type ApiError } from '#src/api/transport/errors.ts';
import { isRepeatable, type Command, type Result } from '#src/hooks/data/counter/commands.ts';
import { useCommands } from '#src/hooks/data/counter/useCommands.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { formatNumber } from '#src/lib/numbers.ts';

/** What the last press did, and the command that takes it back. */
export interface Said {
  text: string;
  /** Its place among all presses. */
  count: number;
  undo: Command | null;
  /** The ticket that the undoing is about; it is offered only while that one is served. */
  of: string | null;
}

/** What a press has to say. */
export type Told = Pick<Said, 'text'> & Partial<Pick<Said, 'undo' | 'of'>>;

/** Failures that another part of the app reports. */
const reportedElsewhere = new Set<ApiError['kind']>(['unauthorised', 'cancelled']);

/** Whether the ticket has left the status in which the action was possible. */
const isOvertaken = (command: Command, { status }: CounterTicket): boolean =>
  command.kind === 'ticket' && status !== (command.action === 'call' ? 'scheduled' : 'running');

/**
 * The presses of a counter: sends each, says what it did, and offers the way back. A refusal is
 * toasted; a press whose answer was lost is left to the notice that repeats it.
 */
export const usePresses = (id: string, view: CounterView) => {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const online = useOnline();
  const { send, sending, unconfirmed } = useCommands(id, view);
  const [said, setSaid] = useState<Said | null>(null);

  const number = (ticket: CounterTicket | null): string =>
    formatNumber(ticket?.rank ?? null, i18n.language);

  const refusal = (command: Command, failure: ApiError): string => {
    const ticket = failure.kind === 'conflict' ? ticketIn(failure) : null;
    if (!ticket || !isOvertaken(command, ticket)) return errorText(failure);
    return t(`counter.overtaken.${ticket.status}`, {
      rank: number(ticket),
      counter: ticket.counter ?? t('counter.others.unknown'),
    });
  };

  const press = async (
    command: Command,
    tell: (result: Result) => Told | null,
  ): Promise<Result | undefined> => {
    if (!online) {
      toast.error(t('counter.refused'));
      return undefined;
    }
    try {
      const result = await send(command);
      const told = result && tell(result);
      if (told)
        setSaid((last) => ({ undo: null, of: null, ...told, count: (last?.count ?? 0) + 1 }));
      return result;
    } catch (error) {
      const failure = toApiError(error);
      setSaid(null);
      const noticed = isUnsure(failure) && isRepeatable(command);
      if (!noticed && !reportedElsewhere.has(failure.kind)) toast.error(refusal(command, failure));
      return undefined;
    }
  };

  return { press, number, sending, unconfirmed, said };
};
