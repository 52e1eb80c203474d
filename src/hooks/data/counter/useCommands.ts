import { useState } from 'react';
import type { Camel } from '#common/contract/camel.ts';
import {
  actOnTicket,
  addWalkIn,
  callNext,
  changeList,
  type CallPayload,
  type CallResponse,
  type ListChange,
  type MemberAction,
} from '#common/contract/counter.ts';
import type { PriorityReason } from '#common/priority.ts';
import { cancelByKey } from '#common/contract/ticketByKey.ts';
import {
  type CounterList,
  type CounterTicket,
  type CounterView,
  servedAt,
  ticketIn,
  withList,
  withTickets,
} from '#src/api/counter.ts';
import { call } from '#src/api/transport/call.ts';
import { isUnsure } from '#src/api/transport/errors.ts';
import { endKeys } from '#src/api/transport/idempotency.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import type { TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { sendHallCommand, type HallCommand } from './hallCommands.ts';
import { counterKey } from './useCounter.ts';

type Finish = NonNullable<CallPayload['finish']> | null;

export type Command =
  | {
      kind: 'next';
      /** The list to call from, or the day whose line is called from. */
      from: { list: string } | { date: string | undefined };
      /** Calls only people of these services. Absent: of all that the counter serves. */
      services?: readonly string[];
      counter: string;
      finish: Finish;
      ticket?: string;
    }
  | HallCommand
  | { kind: 'ticket'; code: string; action: Exclude<MemberAction, 'call'>; insteadOf?: string }
  | { kind: 'list'; code: string; change: ListChange }
  | { kind: 'walk_in'; list: string; priority?: PriorityReason }
  /** A person on the telephone. The service is null if the place has only one. */
  | { kind: 'phone'; name: string; date: string; service: string | null }
  | { kind: 'cancel_walk_in'; key: string };

/** Returns true if repeating the command has no second effect. */
export const isRepeatable = (command: Command): boolean =>
  command.kind === 'next' ||
  command.kind === 'list' ||
  command.kind === 'walk_in' ||
  command.kind === 'phone' ||
  command.kind === 'note' ||
  command.kind === 'priority' ||
  (command.kind === 'ticket' && command.action !== 'recall');

export interface Result {
  /** The called or changed ticket. Null if nobody waits. */
  ticket: CounterTicket | null;
  finished: CounterTicket | null;
  /** People waiting for other services, if nobody waits for this counter. */
  others: Camel<CallResponse>['others'];
  list: CounterList | null;
  /** A ticket issued to a person without an account, and its key. */
  walkIn:
    | (TicketNumber & {
        code: string;
        key: string | null;
        lookup?: string | null;
        dueDate?: string;
      })
    | null;
}

const nothing: Result = { ticket: null, finished: null, others: [], list: null, walkIn: null };

const act = async (
  { code, action, insteadOf }: Extract<Command, { kind: 'ticket' }>,
  isRepeat: boolean,
): Promise<CounterTicket> => {
  try {
    return await call(actOnTicket, { code, action, body: { instead_of: insteadOf } });
  } catch (error) {
    const ticket = isRepeat ? ticketIn(error) : null;
    const isThere = {
      recall: false,
      done: ticket?.status === 'processed',
      no_show: ticket?.status === 'aborted' && ticket.statusReason === 'no_show',
      return: ticket?.status === 'scheduled',
      resume: ticket?.status === 'running',
    }[action];
    // The first attempt succeeded and only its response was lost.
    if (ticket && isThere) return ticket;
    throw error;
  }
};

const carryOut = async (
  id: string,
  command: Command,
  key: string | undefined,
  isRepeat: boolean,
): Promise<Result> => {
  switch (command.kind) {
    case 'next': {
      const { from, counter, finish, ticket, services } = command;
      const body = {
        ...('list' in from ? { waiting_list_code: from.list } : from),
        counter,
        finish,
        ticket_code: ticket,
        services: services && [...services],
      };
      return { ...nothing, ...(await call(callNext, { id, body }, { key })) };
    }
    case 'ticket':
      return { ...nothing, ticket: await act(command, isRepeat) };
    case 'list': {
      const { code, change } = command;
      return { ...nothing, list: await call(changeList, { code, body: change }) };
    }
    case 'walk_in': {
      const body = { waiting_list_code: command.list, priority: command.priority };
      return { ...nothing, walkIn: await call(addWalkIn, { id, body }, { key }) };
    }
    case 'phone': {
      const { kind: _kind, ...body } = command;
      return { ...nothing, walkIn: await call(addWalkIn, { id, body }, { key }) };
    }
    case 'cancel_walk_in':
      await call(cancelByKey, { key: command.key });
      return nothing;
    default:
      return { ...nothing, ticket: await sendHallCommand(command) };
  }
};

/** Time during which a walk-in command may be repeated, in ms. Later, someone else is there. */
const WALK_IN_MS = 60_000;

/** A command without a response, whose effect is unknown. */
interface Unconfirmed {
  command: Command;
  /** Code of the ticket that the counter served before. */
  served: string | null;
  /** Time of the failure by this device's clock, in ms. */
  at: number;
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const servedBefore = (command: Command, view: CounterView | null | undefined): string | null => {
  if (command.kind !== 'next') return null;
  const { from, counter } = command;
  const lists = view?.waitingLists.filter((list) =>
    'list' in from ? list.code === from.list : from.date === (list.releasedOn ?? undefined),
  );
  return (
    (lists && servedAt({ tickets: lists.flatMap((list) => list.tickets) }, counter)?.code) ?? null
  );
};

/**
 * Returns true if a later view shows the effect of a command. A call that the view does not show
 * may still arrive, so it keeps its key. A view does not identify walk-ins, so the next command
 * within `WALK_IN_MS` repeats the key. All other commands are visible in the view.
 */
const isSettled = ({ command, served, at }: Unconfirmed, view: CounterView): boolean => {
  if (command.kind === 'walk_in' || command.kind === 'phone') return view.at > at + WALK_IN_MS;
  if (view.at <= at) return false;
  return command.kind !== 'next' || servedBefore(command, view) !== served;
};

/**
 * Sends a member's commands, one at a time. A command without a response keeps its idempotency key
 * until a repetition or a later view shows its effect, so it never calls twice.
 * @param id slug or code of the place
 * @param view the member's current view
 */
export const useCommands = (id: string, view: CounterView | null | undefined) => {
  const { sessionVersion } = useSession();
  const name = `counter ${id}`;
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
  if (unconfirmed && view && isSettled(unconfirmed, view)) setUnconfirmed(null);

  const { send, sending } = useAction<Command, Result>(
    name,
    (command, key, isRepeat) => carryOut(id, command, key, isRepeat),
    {
      idempotent: true,
      preload: true,
      cache: {
        key: counterKey(sessionVersion, id),
        update: (now, { ticket, finished, list }) => {
          const before = now as CounterView | null | undefined;
          return before && withList(withTickets(before, [ticket, finished]), list);
        },
      },
      onSuccess: () => setUnconfirmed(null),
      onFailure: (failure, command) => {
        const again = unconfirmed && isSame(unconfirmed.command, command) ? unconfirmed : null;
        const served = again ? again.served : servedBefore(command, view);
        const lost = isUnsure(failure) && isRepeatable(command);
        setUnconfirmed(lost ? { command, served, at: Date.now() } : null);
      },
    },
  );

  return {
    /** Sends a command. Resolves to `undefined` while another one is pending. */
    send: (command: Command) => {
      // Only an unconfirmed command is repeated under its key.
      const isRepeat = unconfirmed !== null && isSame(unconfirmed.command, command);
      if (!isRepeat && sending === null) endKeys(name);
      return send(command);
    },
    sending,
    unconfirmed: unconfirmed?.command ?? null,
  };
};
