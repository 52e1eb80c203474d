import type { Language } from '#common/languages.ts';
import { sayField, type FieldProblem } from '#server/i18n/index.ts';
import { Problem } from './problem.ts';

/** One problem of a field, and the numbers in its sentence. */
export interface Fault {
  key: FieldProblem;
  values?: Record<string, number>;
}

export type Faults = Map<string, Fault[]>;

/** The body of a 422 that names every offending field with its problems. */
export const fieldProblems = (
  faults: ReadonlyMap<string, readonly Fault[]>,
  language: Language,
): { message: Record<string, string[]> } => ({
  message: Object.fromEntries(
    [...faults].map(([field, list]) => [
      field,
      list.map(({ key, values }) => sayField(language, key, values)),
    ]),
  ),
});

/**
 * Lets a request through that has no fault.
 * @throws Problem 422 with every offending field
 */
export function refuseFaults(
  { language }: { language: Language },
  faults: ReadonlyMap<string, readonly Fault[]>,
): void {
  if (faults.size === 0) return;
  throw new Problem(422, 'invalid_request', {
    values: { field: [...faults.keys()].join(', ') },
    body: fieldProblems(faults, language),
  });
}
