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
