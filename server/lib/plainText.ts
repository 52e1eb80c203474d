/**
 * What somebody wrote, as it is stored: plain text with line breaks. Other control characters go,
 * also those that turn the direction of writing; three empty lines become one.
 */
export const plainText = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
