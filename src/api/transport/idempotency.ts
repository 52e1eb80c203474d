import { uniqueName } from '#src/lib/id.ts';
import { isUnsure, toApiError } from './errors.ts';
import { session } from './session.ts';

interface Unanswered {
  key: string;
  epoch: number;
  /** When its answer was lost, or it was sent, in ms. */
  at: number;
}

const unanswered = new Map<string, Unanswered>();

/** Field values that say how a form was filled in, not what it asks for. */
const isAside = (name: string): boolean => name === 'guard';

/** An intent by its contents, however long the typing took. */
export const intentOf = (...parts: unknown[]): string =>
  JSON.stringify(parts, (name, value: unknown) => (isAside(name) ? undefined : value));

/** The key under which an intent was sent and may still take effect; null without one. */
const pendingKey = (intent: string, lastsMs: number): string | null => {
  const known = unanswered.get(intent);
  if (!known || known.epoch !== session.get().epoch) return null;
  return Date.now() - known.at < lastsMs ? known.key : null;
};

/**
 * Sends something under an idempotency key. The one rule: a key belongs to a person and one intent.
 * The same intent, sent again while nobody knows what became of it, has the same key, so that a lost
 * answer has no second effect. The key ends with a definite answer, be it a refusal, or with the
 * session; at a door or a counter also after a time, when somebody else stands there.
 * @param intent from `intentOf`
 * @throws ApiError
 */
export const withKey = async <Result>(
  intent: string,
  send: (key: string, isRepeat: boolean) => Promise<Result>,
  lastsMs = Infinity,
): Promise<Result> => {
  const former = pendingKey(intent, lastsMs);
  const key = former ?? uniqueName();
  const { epoch } = session.get();
  const remember = () => void unanswered.set(intent, { key, epoch, at: Date.now() });
  remember();
  try {
    const result = await send(key, former !== null);
    unanswered.delete(intent);
    return result;
  } catch (error) {
    const failure = toApiError(error);
    if (isUnsure(failure)) remember();
    else unanswered.delete(intent);
    throw failure;
  }
};

/** Ends the keys of an action, where something else says what became of it. */
export const endKeys = (action: string): void => {
  const prefix = intentOf(action).slice(0, -1);
  for (const intent of unanswered.keys()) if (intent.startsWith(prefix)) unanswered.delete(intent);
};
