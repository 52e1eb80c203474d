/** Control characters, and the separators that end a line in a pattern. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * Whether a path has control characters, literal or escaped: no link has them, and they break log
 * lines and the patterns of routers.
 */
export const hasControlCharacters = (path: string): boolean => CONTROL.test(decoded(path) ?? path);

/** Whether a path's escapes can be decoded, and encode no control character. */
export const isReadablePath = (path: string): boolean =>
  decoded(path) !== null && !hasControlCharacters(path);
