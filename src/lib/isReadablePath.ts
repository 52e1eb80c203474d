/** Control characters, and the separators that end a line for a router's patterns. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Whether the escapes of a path can be read, and stand for nothing that no link has. */
export const isReadablePath = (path: string): boolean => {
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};
