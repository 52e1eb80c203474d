/** Control characters, and the separators that count as line ends in a router's patterns. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Whether a path's escapes can be decoded, and encode no character that links never contain. */
export const isReadablePath = (path: string): boolean => {
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};
