import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { TSchema } from 'typebox';
import type { Arguments } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { ResponseOf } from '#src/api/transport/response.ts';
import { call } from '#src/api/transport/call.ts';
import { toApiError, type ApiError } from '#src/api/transport/errors.ts';
import { intentKey, withKey } from '#src/api/transport/idempotency.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { whenIdle } from '#src/browser/attention.ts';

/**
 * Sends a write that is not a single endpoint.
 * @param key idempotency key, if the action uses one
 * @param isRepeat true if the response to the same input was lost
 */
export type Send<In, Result> = (
  input: In,
  key: string | undefined,
  isRepeat: boolean,
) => Promise<Result>;

export interface ActionOptions<In, Result> {
  /** Sends under an idempotency key, see `idempotency.ts`. */
  idempotent?: boolean;
  /** Lifetime of the key of a lost response, in ms. Defaults to the session. */
  lastsMs?: number;
  /** Loads the client in idle time, so that no action depends on a file that may fail to load. */
  preload?: boolean;
  /** A cache entry of SWR that is updated with the result and then reloaded. */
  cache?: { key: Arguments; update: (current: unknown, result: Result) => unknown };
  onSuccess?: (result: Result, input: In) => void;
  onFailure?: (failure: ApiError, input: In) => void;
}

type Outcome<Result> = { done: true; result: Result } | { done: false; failure: ApiError };

/** An action of a person, which runs once at a time. */
export interface ActionState<In, Result> {
  /** Resolves to the outcome, or to undefined while another call is pending. It never changes. */
  send: (input: In) => Promise<Outcome<Result> | undefined>;
  /** Input of the pending call. Null without one. */
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
  options?: ActionOptions<In, ResponseOf<Schema>>,
): ActionState<In, ResponseOf<Schema>>;
export function useAction<In, Result>(
  name: string,
  action: Send<In, Result>,
  options?: ActionOptions<In, Result>,
): ActionState<In, Result>;
/**
 * Sends a write to the API. All writes of the interface use it. Calls during a pending one are
 * ignored.
 * @param name of the action and its subject. The same input under the same name is the same intent
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
  const reactions = useRef({ onSuccess, onFailure });
  useEffect(() => {
    reactions.current = { onSuccess, onFailure };
  });
  // SWR renders an outcome in a transition, later than what a caller shows of it. This renders both.
  const [, renderOutcome] = useReducer((count: number) => count + 1, 0);
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
            intentKey(name, input),
            (key, isRepeat) => carryOut(input, key, isRepeat),
            lastsMs,
          )
        : await carryOut(input, undefined, false);
      return { result, input };
    },
    cache && { populateCache: ({ result }, current) => cache.update(current, result) },
  );

  const { trigger, reset } = mutation;
  const send = useCallback(
    async (input: In): Promise<Outcome<Result> | undefined> => {
      if (busy.current) return undefined;
      busy.current = true;
      latest.current = input;
      const { onSuccess, onFailure } = reactions.current;
      reset();
      // SWR resolves a call that fails after `forget` to undefined. It is a failure as well.
      const outcome: Outcome<Result> = await trigger({ input })
        .then(({ result }) => ({ done: true as const, result }))
        .catch((error: unknown) => ({ done: false as const, failure: toApiError(error) }));
      busy.current = false;
      renderOutcome();
      if (outcome.done) onSuccess?.(outcome.result, input);
      else onFailure?.(outcome.failure, input);
      return outcome;
    },
    [trigger, reset],
  );

  // Getters, so that only components that read a field re-render.
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
    forget: reset,
  };
}
