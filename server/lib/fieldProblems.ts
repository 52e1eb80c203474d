import { lengthOf } from '#common/account.ts';
import { isBlank } from '#common/input/text.ts';
import type { Language } from '#common/languages.ts';
import { translateField, type FieldProblem } from '#server/i18n/index.ts';
import { Problem } from './problem.ts';

export interface Fault {
  key: FieldProblem;
  values?: Record<string, number>;
}

/** Faults by field name, e.g. `hours.6.0.to`; null for none. */
export type Faults = Record<string, Fault | null>;

/** The fault of a text that is too long. Length is in characters as people count them. */
export const longFault = (text: string, max: number): Fault | null =>
  lengthOf(text) > max ? { key: 'too_long', values: { max } } : null;

/** The same for a text that must not be empty. */
export const requiredFault = (text: string, max: number): Fault | null =>
  isBlank(text) ? { key: 'required' } : longFault(text, max);

/** The fault of a number that is not whole or outside its bounds. Null has no fault. */
export const numberFault = (value: number | null, min: number, max: number): Fault | null =>
  value === null || (Number.isInteger(value) && value >= min && value <= max)
    ? null
    : { key: 'number_range', values: { min, max } };

/** A text in stored form. */
export const tidy = (text: string): string => text.trim().normalize('NFC');

/** Rejects a request with faults. @throws Problem 422 that names every invalid field */
export function refuseFaults({ language }: { language: Language }, faults: Faults): void {
  const found = Object.entries(faults).flatMap(([field, fault]) =>
    fault ? [[field, fault] as const] : [],
  );
  if (found.length === 0) return;
  throw new Problem(422, 'invalid_request', {
    values: { field: found.map(([field]) => field).join(', ') },
    body: {
      message: Object.fromEntries(
        found.map(([field, { key, values }]) => [field, [translateField(language, key, values)]]),
      ),
    },
  });
}
