import {
  actOnTicket,
  addWalkIn,
  callNext,
  changeList,
  type CallPayload,
  type ListChange,
  type MemberAction,
} from '#common/contract/counter.ts';
import { cancelByKey } from '#common/contract/ticketByKey.ts';
import {
  ticketIn,
  type CounterList,
  type CounterTicket,
  type CounterView,
} from '#src/api/counter.ts';
import { call } from '#src/api/transport/call.ts';
import { withList, withTickets } from './line.ts';

/** The end of the visit at the counter; null: there must be none. */
export type Finish = NonNullable<CallPayload['finish']> | null;

/** A member's request to the server. */
export type Command =
  | { kind: 'next'; list: string; counter: string; finish: Finish; ticket?: string }
  | { kind: 'ticket'; code: string; action: Exclude<MemberAction, 'call'>; insteadOf?: string }
  | { kind: 'list'; code: string; change: ListChange }
  | { kind: 'walk_in'; list: string }
  | { kind: 'cancel_walk_in'; key: string };

/** Whether a command that is sent again has no second effect. */
export const isRepeatable = (command: Command): boolean =>
  command.kind === 'next' ||
  command.kind === 'list' ||
  command.kind === 'walk_in' ||
  (command.kind === 'ticket' && command.action !== 'recall');

/** The number of somebody without an account, and the key that shows it. */
export interface WalkIn {
  rank: number | null;
  key: string | null;
}

export interface Result {
  /** The ticket that was called or changed; null when nobody waits. */
  ticket: CounterTicket | null;
  /** The visit that the call ended. */
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
    resume: status === 'running',
  })[action];

const act = async (
  command: Extract<Command, { kind: 'ticket' }>,
  isRepeat: boolean,
): Promise<CounterTicket> => {
  const { code, action, insteadOf } = command;
  try {
    return await call(actOnTicket, { code, action, body: { instead_of: insteadOf } });
  } catch (error) {
    // The first try has had its effect: only its answer was lost.
    const ticket = isRepeat ? ticketIn(error) : null;
    if (ticket && isThere(ticket, command)) return ticket;
    throw error;
  }
};

/**
 * Carries a command out.
 * @param id the place's slug or code
 * @param key the idempotency key of this press
 * @param isRepeat whether the same press was sent before and its answer was lost
 * @throws ApiError
 */
export const carryOut = async (
  id: string,
  command: Command,
  key: string | undefined,
  isRepeat: boolean,
): Promise<Result> => {
  switch (command.kind) {
    case 'next': {
      const { list, counter, finish, ticket } = command;
      const body = { waiting_list_code: list, counter, finish, ticket_code: ticket };
      return { ...nothing, ...(await call(callNext, { id, body }, { key })) };
    }
    case 'ticket':
      return { ...nothing, ticket: await act(command, isRepeat) };
    case 'list': {
      const { code, change } = command;
      return { ...nothing, list: await call(changeList, { code, body: change }) };
    }
    case 'walk_in': {
      const body = { waiting_list_code: command.list };
      return { ...nothing, walkIn: await call(addWalkIn, { id, body }, { key }) };
    }
    case 'cancel_walk_in':
      await call(cancelByKey, { key: command.key });
      return nothing;
  }
};

/** The view after a command, until the server is asked again. */
export const withResult = (
  view: CounterView | null | undefined,
  { ticket, finished, list }: Result,
): CounterView | null | undefined => view && withList(withTickets(view, [ticket, finished]), list);
