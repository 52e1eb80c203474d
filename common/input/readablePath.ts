/** Control characters, and the separators that end a line in a pattern. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

const decoded = (path: string): string | null => {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * True if a path has control characters, literal or escaped. They break logs and route patterns.
 */
export const hasControlCharacters = (path: string): boolean => CONTROL.test(decoded(path) ?? path);

/** True if a path's escapes can be decoded and contain no control character. */
export const isReadablePath = (path: string): boolean =>
  decoded(path) !== null && !hasControlCharacters(path);
