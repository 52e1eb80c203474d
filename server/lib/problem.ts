import type { MessageKey } from '#server/i18n/index.ts';

export interface ProblemExtras {
  headers?: Record<string, string>;
  /** Further members of the response body. */
  body?: Record<string, unknown>;
  /** Values for the placeholders of the sentence. */
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

/** The record that was looked up. @throws Problem 404 when it is not there */
export function found<Thing>(thing: Thing | null | undefined, missing: MessageKey): Thing {
  if (thing === null || thing === undefined) throw new Problem(404, missing);
  return thing;
}

/** A refusal for now. @param seconds after which to come back */
export const unavailable = (seconds: number): Problem =>
  new Problem(503, 'unavailable', { headers: { 'retry-after': String(seconds) } });
