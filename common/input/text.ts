/**
 * Invisible characters: controls, joiners, direction marks, fillers and blanks. The Unicode
 * property misses format characters that some scripts show, and the braille blank.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True if a single-line text has an invisible character. */
export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** A text without invisible characters. Line breaks and tabs become spaces. */
export const visible = (text: string): string =>
  text.replaceAll(/[\s\u2028\u2029]+/gu, ' ').replaceAll(INVISIBLE, '');

/** True if a text shows nothing. */
export const isBlank = (text: string): boolean => visible(text).trim() === '';

/** Characters that change how the line around them looks: controls, and direction overrides. */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * True if a multi-line text has characters that change how a line looks. Emoji joiners and marks of
 * right-to-left scripts are allowed.
 */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);

export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
