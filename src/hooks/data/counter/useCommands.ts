import { useState } from 'react';
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
import { counterKey } from './useCounter.ts';

type Finish = NonNullable<CallPayload['finish']> | null;

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

export interface Result {
  /** The ticket that was called or changed; null when nobody waits. */
  ticket: CounterTicket | null;
  /** The visit that the call ended. */
  finished: CounterTicket | null;
  list: CounterList | null;
  /** The number of somebody without an account, and the key that shows it. */
  walkIn: { rank: number | null; key: string | null } | null;
}

const nothing: Result = { ticket: null, finished: null, list: null, walkIn: null };

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
    // The first try has had its effect: only its answer was lost.
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

/** For how long a walk-in's press may be repeated, in ms: afterwards somebody else stands there. */
const WALK_IN_MS = 60_000;

/** A press whose answer was lost: nobody knows yet whether it had an effect. */
interface Unconfirmed {
  command: Command;
  /** Whom the counter served before. */
  served: string | null;
  /** When it was lost, by this device's clock, in ms. */
  at: number;
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const servedBefore = (command: Command, view: CounterView | null | undefined): string | null => {
  if (command.kind !== 'next') return null;
  const line = view?.waitingLists.find(({ code }) => code === command.list);
  return (line && servedAt(line, command.counter)?.code) ?? null;
};

/**
 * Whether a later view has settled what became of a press. A call that a view does not show may
 * still be on its way, so it keeps its key, and no view tells whose the number of a walk-in is:
 * for a while the next press repeats it. Everything else is visible in the view.
 */
const isSettled = ({ command, served, at }: Unconfirmed, view: CounterView): boolean => {
  if (command.kind === 'walk_in') return view.at > at + WALK_IN_MS;
  if (view.at <= at) return false;
  return command.kind !== 'next' || servedBefore(command, view) !== served;
};

/**
 * Sends a member's presses, one at a time. A press whose answer was lost keeps its idempotency key
 * until a repeat of it, or a later view, says what became of it, so that it never calls twice.
 * @param id the place's slug or code
 * @param view what the member sees now
 */
export const useCommands = (id: string, view: CounterView | null | undefined) => {
  const { epoch } = useSession();
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
        key: counterKey(epoch, id),
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
    /** Sends a command; resolves to `undefined` while another one is under way. */
    send: (command: Command) => {
      // Only the press that is known to be unconfirmed is repeated under its key.
      const isRepeat = unconfirmed !== null && isSame(unconfirmed.command, command);
      if (!isRepeat && sending === null) endKeys(name);
      return send(command);
    },
    sending,
    unconfirmed: unconfirmed?.command ?? null,
  };
};
