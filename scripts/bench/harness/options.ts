import { parseArgs } from 'node:util';

type Value = string | number | boolean;

/**
 * The options of the command line. Their defaults determine the types.
 * @throws Error for an unknown option
 */
export function readOptions<Options extends Record<string, Value>>(defaults: Options): Options {
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        { type: typeof value === 'boolean' ? 'boolean' : 'string' } as const,
      ]),
    ),
  });
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof defaults[name] === 'number' ? Number(value) : value,
  ]);
  return { ...defaults, ...Object.fromEntries(given) };
}
