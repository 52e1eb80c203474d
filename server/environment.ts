export type Environment = Record<string, string | undefined>;

/**
 * Reads typed values from the environment. Describes a bad value in `wrong` and returns its
 * default, so that the caller can report all at once.
 */
export function environmentReader(env: Environment) {
  const wrong: string[] = [];
  /** The trimmed text; null if unset or blank. */
  const text = (name: string) => env[name]?.trim() || null;
  /** A number within its bounds; whole by default. */
  const number = (name: string, fallback: number, low: number, high: number, whole = true) => {
    const raw = text(name);
    if (raw === null) return fallback;
    const value = Number(raw);
    if (!Number.isFinite(value) || value < low || value > high || (whole && value % 1 !== 0)) {
      wrong.push(`${name} must be a ${whole ? 'whole ' : ''}number from ${low} to ${high}`);
      return fallback;
    }
    return value;
  };
  /** One of the options, case-insensitive. */
  const choice = <Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: Option,
  ) => {
    const raw = text(name)?.toLowerCase() ?? null;
    if (raw === null) return fallback;
    if (options.includes(raw as Option)) return raw as Option;
    wrong.push(`${name} must be one of ${options.join(', ')}`);
    return fallback;
  };
  /** On or off, in any of their spellings. */
  const flag = (name: string, fallback: boolean) =>
    ['on', 'true', '1', 'yes'].includes(
      choice(name, ['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], fallback ? 'on' : 'off'),
    );
  /** A text of at least `min` characters. No message contains its value. */
  const secret = (name: string, min = 32) => {
    const value = text(name);
    if (value !== null && value.length < min) {
      wrong.push(`${name} needs at least ${min} characters`);
    }
    return value;
  };
  /** An http or https address without a path. */
  const origin = (name: string): string | null => {
    const raw = text(name);
    if (raw === null) return null;
    const url = URL.canParse(raw) ? new URL(raw) : null;
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    wrong.push(`${name} must be an address without a path, like https://seira.example`);
    return null;
  };
  return { wrong, text, number, choice, flag, secret, origin };
}
