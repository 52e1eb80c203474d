/**
 * A text whose lines do not begin with a dash or a dot, and whose Greek postcodes stay whole:
 * «113 61», «ΚΕΠ Κυψέλης - Γκύζη».
 */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[-–—·] )/g, '\u00a0').replace(/\b(\d{3}) (?=\d{2}\b)/g, '$1\u00a0');

/** A range of numbers or times. U+2060 keeps both on one line. */
export const spanOf = (from: number | string, to: number | string): string => `${from}–\u2060${to}`;
