import { WRITTEN_LONGEST } from '#common/forms.ts';
import type { Fault, Faults } from '#server/lib/fieldProblems.ts';
import { lengthOf } from '#common/account.ts';
import { emailFault, nameFault } from '#server/routes/users/fieldRules.ts';

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

/** The fault of a text that must not be empty. */
export function textFault(text: string, of: keyof typeof WRITTEN_LONGEST): Fault | null {
  if (text === '') return { key: 'required' };
  const { characters, bytes } = WRITTEN_LONGEST[of];
  const isLong = lengthOf(text) > characters || bytesOf(text) > bytes;
  return isLong ? { key: 'too_long', values: { max: characters } } : null;
}

const nameOf = (name: string): string => plainText(name).replaceAll(/\s+/g, ' ');

/**
 * Applies the rules of a form with a name, an address and a text.
 * @returns every offending field with its faults, and what is stored when there are none
 */
export function checkWritten(
  sent: { name: string; email: string; message: string },
  of: keyof typeof WRITTEN_LONGEST,
): { faults: Faults; written: { name: string; email: string; text: string } } {
  const written = {
    name: nameOf(sent.name),
    email: sent.email.trim(),
    text: plainText(sent.message),
  };
  const faults: Faults = new Map();
  const add = (field: string, fault: Fault | null) => fault && faults.set(field, [fault]);
  add('name', nameFault(written.name) ?? textFault(written.name, 'name'));
  add('email', emailFault(written.email));
  add('message', textFault(written.text, of));
  return { faults, written };
}

/** A text as it is stored: line breaks as `\n`, and three empty lines as one. */
export const plainText = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
