/**
 * Characters that nobody sees: controls, joiners, direction marks, fillers and blanks. The Unicode
 * property misses format characters that some scripts show, and the blank of braille.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const EVERY_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

/** Whether a text on one line has a character that nobody sees. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** A text without characters that nobody sees; line breaks and tabs become spaces. */
export const visible = (text: string): string =>
  text.replaceAll(/[\s\u2028\u2029]+/gu, ' ').replaceAll(EVERY_INVISIBLE, '');
