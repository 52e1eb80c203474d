/** A text as it is stored: line breaks as `\n`, and three empty lines as one. */
export const plainText = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
