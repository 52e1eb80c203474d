import { uniqueName } from '#src/lib/id.ts';
import { isUnsure, toApiError } from './errors.ts';
import { session } from './session.ts';

interface Unanswered {
  key: string;
  sessionVersion: number;
  /** Time of sending or of the lost response, in ms. */
  at: number;
}

const unanswered = new Map<string, Unanswered>();

/** Ignores fields that describe how a form was filled in. */
const isAside = (name: string): boolean => name === 'guard';

/** Identifies an intent by its content. */
export const intentKey = (...parts: unknown[]): string =>
  JSON.stringify(parts, (name, value: unknown) => (isAside(name) ? undefined : value));

const pendingKey = (intent: string, lastsMs: number): string | null => {
  const known = unanswered.get(intent);
  if (!known || known.sessionVersion !== session.get().sessionVersion) return null;
  return Date.now() - known.at < lastsMs ? known.key : null;
};

/**
 * Sends a request under an idempotency key, which belongs to one person and one intent. While the
 * outcome is unknown, the same intent reuses its key, so that a lost response has no second effect.
 * The key ends with a definite response, including a refusal, or with the session. At a kiosk or
 * counter it also expires, because another person may act next.
 * @param intent from `intentKey`
 * @throws ApiError
 */
export const withKey = async <Result>(
  intent: string,
  send: (key: string, isRepeat: boolean) => Promise<Result>,
  lastsMs = Infinity,
): Promise<Result> => {
  const former = pendingKey(intent, lastsMs);
  const key = former ?? uniqueName();
  const { sessionVersion } = session.get();
  const remember = () => void unanswered.set(intent, { key, sessionVersion, at: Date.now() });
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

/** Ends the keys of an action whose outcome is known from elsewhere. */
export const endKeys = (action: string): void => {
  const prefix = intentKey(action).slice(0, -1);
  for (const intent of unanswered.keys()) if (intent.startsWith(prefix)) unanswered.delete(intent);
};
