/**
 * Characters that nobody sees: controls, joiners, direction marks, fillers and blanks. The Unicode
 * property misses format characters that some scripts show, and the blank of braille.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text on one line has a character that nobody sees. */
export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** A text without characters that nobody sees; line breaks and tabs become spaces. */
export const visible = (text: string): string =>
  text.replaceAll(/[\s\u2028\u2029]+/gu, ' ').replaceAll(INVISIBLE, '');

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => visible(text).trim() === '';

/** Characters that rewrite the line around them: controls, and those that turn the direction. */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * Whether a text of several lines has characters that rewrite a line on somebody's screen. Joiners
 * of emoji, and marks of scripts from right to left, are none.
 */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);

/** Whether a title has a letter or a digit. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
