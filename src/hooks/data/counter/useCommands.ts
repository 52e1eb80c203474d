import { useEffect, useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { counterKeys, type CounterView } from '#src/api/counter.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { isUnsure, toApiError, type ApiError } from '#src/api/transport/errors.ts';
import { whenIdle } from '#src/browser/attention.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { uniqueName } from '#src/lib/id.ts';
import { carryOut, isRepeatable, withResult, type Command, type Result } from './commands.ts';
import { servedAt } from './line.ts';

/** For how long a walk-in's press may be repeated, in ms: afterwards somebody else stands there. */
const WALK_IN_MS = 60_000;

/** A press whose answer was lost: nobody knows yet whether it had an effect. */
interface Unconfirmed {
  command: Command;
  /** Its idempotency key. */
  press: string;
  /** Whom the counter served before. */
  served: string | null;
  /** When it was lost, by this device's clock, in ms. */
  at: number;
}

/** A command as it goes out. */
interface Sent {
  command: Command;
  press: string;
  repeated: boolean;
}

const isSame = (one: Command, other: Command): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const servedBefore = (command: Command, view: CounterView | null | undefined): string | null => {
  if (command.kind !== 'next') return null;
  const line = view?.lines.find(({ code }) => code === command.list);
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
  const busy = useRef(false);
  const [sending, setSending] = useState<Command | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
  if (unconfirmed && view && isSettled(unconfirmed, view)) setUnconfirmed(null);

  // The first press must not depend on a file that may fail to load.
  useEffect(() => whenIdle(() => void loadClient().catch(() => undefined)), []);

  const { trigger } = useSWRMutation<
    Result,
    ApiError,
    ReturnType<typeof counterKeys.of>,
    Sent,
    CounterView | null | undefined
  >(
    counterKeys.of(epoch, id),
    (_key, { arg }) => carryOut(id, arg.command, arg.press, arg.repeated),
    { populateCache: (result, now) => withResult(now, result) },
  );

  const send = async (command: Command): Promise<Result | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(command);
    const again = unconfirmed && isSame(unconfirmed.command, command) ? unconfirmed : null;
    const press = again?.press ?? uniqueName();
    try {
      const result = await trigger({ command, press, repeated: again !== null });
      setUnconfirmed(null);
      return result;
    } catch (error) {
      const failure = toApiError(error);
      const served = again ? again.served : servedBefore(command, view);
      const lost = isUnsure(failure) && isRepeatable(command);
      setUnconfirmed(lost ? { command, press, served, at: Date.now() } : null);
      throw failure;
    } finally {
      busy.current = false;
      setSending(null);
    }
  };

  return {
    /** Sends a command; `undefined` while another one is under way. @throws ApiError */
    send,
    /** The command under way. */
    sending,
    /** The repeatable command whose answer was lost. */
    unconfirmed: unconfirmed?.command ?? null,
  };
};
