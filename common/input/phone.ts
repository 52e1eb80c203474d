import { visible } from './text.ts';

const DASHES = /[\p{Pd}\u2212]/gu;
/** From 3 digits (112) to the 15 of an international number. Source: ITU-T E.164. */
const PHONE = /^\(?\+?\(?\d(?:[ ().-]{0,3}\d){2,14}\)?$/;

/**
 * A phone number in stored form: plain digits, one kind of dash and space, nothing invisible. Empty
 * if the text is no phone number.
 */
export function cleanPhone(text: string): string {
  const plain = visible(text.normalize('NFKC')).replaceAll(DASHES, '-').trim();
  return PHONE.test(plain) ? plain : '';
}

/** True if a text is a phone number: digits with spaces, dashes, brackets. */
export const isPhone = (text: string): boolean => cleanPhone(text) !== '';

/** The link that calls a number. The zero of `+30 (0)210` is not dialled. */
export const telOf = (phone: string): string =>
  `tel:${phone.replace(/(\+\d+[ .-]*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`;
