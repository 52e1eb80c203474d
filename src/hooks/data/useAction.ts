import { useEffect, useRef } from 'react';
import type { TSchema } from 'typebox';
import type { Arguments } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { Answer } from '#src/api/transport/answer.ts';
import { call } from '#src/api/transport/call.ts';
import { toApiError, type ApiError } from '#src/api/transport/errors.ts';
import { intentOf, withKey } from '#src/api/transport/idempotency.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { whenIdle } from '#src/browser/attention.ts';

/**
 * Sends something that is no single endpoint.
 * @param key the idempotency key, where the action has one
 * @param isRepeat the same was sent before, and its answer was lost
 */
export type Send<In, Result> = (
  input: In,
  key: string | undefined,
  isRepeat: boolean,
) => Promise<Result>;

export interface ActionOptions<In, Result> {
  /** Sends under an idempotency key; the rule is in `idempotency.ts`. */
  idempotent?: boolean;
  /** How long a lost answer may be asked for again, in ms; without it as long as the session. */
  lastsMs?: number;
  /** Loads the client while the browser is idle, so that no press depends on a file that may fail. */
  preload?: boolean;
  /** Data under a key of SWR, updated with the result and then read again. */
  cache?: { key: Arguments; update: (current: unknown, result: Result) => unknown };
  onSuccess?: (result: Result, input: In) => void;
  onFailure?: (failure: ApiError, input: In) => void;
}

export type Outcome<Result> = { done: true; result: Result } | { done: false; failure: ApiError };

/** One thing that a person does, sent once at a time. */
export interface ActionState<In, Result> {
  /** Resolves to its end, or to undefined while another one is under way. */
  send: (input: In) => Promise<Outcome<Result> | undefined>;
  /** The input under way; null: none is. */
  sending: In | null;
  pending: boolean;
  /** The last success, until the next attempt. */
  success: { result: Result; input: In } | undefined;
  failure: ApiError | undefined;
  forget: () => void;
}

export function useAction<In, Schema extends TSchema>(
  name: string,
  action: Endpoint<In, Schema>,
  options?: ActionOptions<In, Answer<Schema>>,
): ActionState<In, Answer<Schema>>;
export function useAction<In, Result>(
  name: string,
  action: Send<In, Result>,
  options?: ActionOptions<In, Result>,
): ActionState<In, Result>;
/**
 * Sends to the API: the only way from a press to a write. A second press meanwhile does nothing.
 * @param name of the action and its subject; the same intent under it is the same press
 */
export function useAction<In, Result>(
  name: string,
  action: Endpoint<In> | Send<In, Result>,
  {
    idempotent = false,
    lastsMs,
    preload = false,
    cache,
    onSuccess,
    onFailure,
  }: ActionOptions<In, Result> = {},
): ActionState<In, Result> {
  const busy = useRef(false);
  const latest = useRef<In | null>(null);
  const carryOut: Send<In, Result> = (input, key, isRepeat) =>
    typeof action === 'function'
      ? action(input, key, isRepeat)
      : (call(action, input, { key }) as Promise<Result>);

  useEffect(
    () => (preload ? whenIdle(() => void loadClient().catch(() => undefined)) : undefined),
    [preload],
  );

  const mutation = useSWRMutation<
    { result: Result; input: In },
    ApiError,
    Arguments,
    { input: In },
    unknown
  >(
    cache?.key ?? name,
    async (_key: Arguments, { arg: { input } }: { arg: { input: In } }) => {
      const result = idempotent
        ? await withKey(
            intentOf(name, input),
            (key, isRepeat) => carryOut(input, key, isRepeat),
            lastsMs,
          )
        : await carryOut(input, undefined, false);
      return { result, input };
    },
    cache && { populateCache: ({ result }, current) => cache.update(current, result) },
  );

  const send = async (input: In): Promise<Outcome<Result> | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    latest.current = input;
    mutation.reset();
    try {
      const { result } = await mutation.trigger({ input });
      busy.current = false;
      onSuccess?.(result, input);
      return { done: true, result };
    } catch (error) {
      busy.current = false;
      const failure = toApiError(error);
      onFailure?.(failure, input);
      return { done: false, failure };
    }
  };

  // Read where it is shown alone, so that a press renders nothing else anew.
  return {
    send,
    get sending() {
      return mutation.isMutating ? latest.current : null;
    },
    get pending() {
      return mutation.isMutating;
    },
    get success() {
      return mutation.data;
    },
    get failure() {
      return mutation.error;
    },
    forget: mutation.reset,
  };
}
