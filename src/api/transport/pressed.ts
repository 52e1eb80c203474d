import { uniqueName } from '#src/lib/id.ts';

const unanswered = new Map<string, string>();

/**
 * Sends a press under an idempotency key of its own. Until the server has done it, the same press
 * has the same key, so that a lost response causes no second message.
 * @param name what is pressed, and for whom
 */
export const pressed = async <Result>(
  name: string,
  send: (headers: { 'Idempotency-Key': string }) => Promise<Result>,
): Promise<Result> => {
  const key = unanswered.get(name) ?? uniqueName();
  unanswered.set(name, key);
  const result = await send({ 'Idempotency-Key': key });
  unanswered.delete(name);
  return result;
};
