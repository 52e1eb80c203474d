import type { MessageKey } from '#server/i18n/index.ts';

export interface ProblemExtras {
  headers?: Record<string, string>;
  /** Further members of the response body. */
  body?: Record<string, unknown>;
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
}

/** A refusal that the error handler turns into `{error, code}` in the reader's language. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: MessageKey;
  readonly extras: ProblemExtras;

  constructor(status: number, code: MessageKey, extras: ProblemExtras = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** The record of a lookup. @throws Problem 404 if it does not exist */
export function found<Thing>(thing: Thing | null | undefined, missing: MessageKey): Thing {
  if (thing === null || thing === undefined) throw new Problem(404, missing);
  return thing;
}

/** A temporary refusal. @param seconds until a retry makes sense */
export const unavailable = (seconds: number): Problem =>
  new Problem(503, 'unavailable', { headers: { 'retry-after': String(seconds) } });
