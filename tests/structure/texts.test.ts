import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import * as added from '#src/i18n/el/added.ts';
import { importsOf, sourcesIn } from './imports.ts';

const imports = new Map<string, string[]>();
for (const { from, to } of importsOf(sourcesIn(['src'])))
  imports.set(from, [...(imports.get(from) ?? []), to]);

const closureOf = (entry: string): Set<string> => {
  const found = new Set([entry]);
  for (const file of found) for (const to of imports.get(file) ?? []) found.add(to);
  return found;
};

/** The first keys that a language file adds: `board` of `el/board.ts`. */
const keysOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, key = '']) => key);

const isAdded = (key: string): boolean => key in added;

/** A key of a text, also in a template or a table of keys: `'board.title'`, `board.${name}`. */
const KEY = /(?<! as )['"`](\w+)\.[a-zA-Z$]/g;

it('loads the texts that a screen uses with that screen', () => {
  const screens = globSync('src/pages/*/*Page.tsx');
  const missing = screens.flatMap((screen) => {
    const files = closureOf(screen);
    const loaded = new Set(
      [...files].filter((file) => /i18n\/el\/\w+\.ts$/.test(file)).flatMap(keysOf),
    );
    const used = [...files]
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(KEY)]
          .map(([, key = '']) => key)
          .filter((key) => isAdded(key) && !loaded.has(key))
          .map((key) => `${basename(screen)}: ${key} in ${file}`),
      );
    return used;
  });
  expect([...new Set(missing)]).toEqual([]);
});
