import {
  actOnTicket,
  addWalkIn,
  callNext,
  cancelWalkIn,
  changeList,
  ticketIn,
  type CounterList,
  type CounterTicket,
  type CounterView,
  type Finish,
  type ListChange,
  type MemberAction,
  type WalkIn,
} from '#src/api/counter.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { withList, withTickets } from './line.ts';

/** What a member's press asks of the server. */
export type Command =
  | { kind: 'next'; list: string; counter: string; finish: Finish; ticket?: string }
  | { kind: 'ticket'; code: string; action: Exclude<MemberAction, 'call'> }
  | { kind: 'list'; code: string; change: ListChange }
  | { kind: 'walk_in'; list: string }
  | { kind: 'cancel_walk_in'; key: string };

/** Whether a command that is sent again has no second effect. */
export const isRepeatable = (command: Command): boolean =>
  command.kind === 'next' ||
  command.kind === 'list' ||
  command.kind === 'walk_in' ||
  (command.kind === 'ticket' && command.action !== 'recall');

/** What came of a command. */
export interface Result {
  /** The ticket that was called or changed; null when nobody waits. */
  ticket: CounterTicket | null;
  /** Whose visit the call ended. */
  finished: CounterTicket | null;
  list: CounterList | null;
  walkIn: WalkIn | null;
}

const nothing: Result = { ticket: null, finished: null, list: null, walkIn: null };

/** Whether a ticket is where an action leads. */
const isThere = (
  { status, statusReason }: CounterTicket,
  { action }: Extract<Command, { kind: 'ticket' }>,
): boolean =>
  ({
    recall: false,
    done: status === 'processed',
    no_show: status === 'aborted' && statusReason === 'no_show',
    return: status === 'scheduled',
  })[action];

const act = async (
  command: Extract<Command, { kind: 'ticket' }>,
  repeated: boolean,
): Promise<CounterTicket | null> => {
  try {
    return await actOnTicket(command.code, command.action);
  } catch (error) {
    // The first try has had its effect: only its answer was lost.
    const ticket = repeated ? ticketIn(toApiError(error)) : null;
    if (ticket && isThere(ticket, command)) return ticket;
    throw error;
  }
};

/**
 * Carries a command out.
 * @param id the place's slug or code
 * @param press the idempotency key of this press
 * @param repeated whether the same press was sent before and its answer was lost
 * @throws ApiError
 */
export const carryOut = async (
  id: string,
  command: Command,
  press: string,
  repeated: boolean,
): Promise<Result> => {
  switch (command.kind) {
    case 'next':
      return { ...nothing, ...(await callNext(id, command, press)) };
    case 'ticket':
      return { ...nothing, ticket: await act(command, repeated) };
    case 'list':
      return { ...nothing, list: await changeList(command.code, command.change) };
    case 'walk_in':
      return { ...nothing, walkIn: await addWalkIn(id, command.list, press) };
    case 'cancel_walk_in':
      await cancelWalkIn(command.key);
      return nothing;
  }
};

/** The view after a command, until the server is asked again. */
export const withResult = (
  view: CounterView | null | undefined,
  { ticket, finished, list }: Result,
): CounterView | null | undefined => view && withList(withTickets(view, [ticket, finished]), list);
