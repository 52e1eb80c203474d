import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

/** Literals in the code of these lines, without comments. */
const literalsIn = (code: string, kind: RegExp): string[] =>
  code
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => kind.test(line));

/** Black and white are no hues: masks, printed codes and the screen for the counter. */
const HUE =
  /#(?!(?:000|000000|fff|ffffff)\b)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch)a?\(/i;
const GREEK = /\p{Script=Greek}/u;

it.each([
  ['color: "#B8482A"', HUE],
  ['color: "rgb(0 0 0 / 0.5)"', HUE],
  ['<p>Καλημέρα</p>', GREEK],
])('finds the literal in %s', (code, kind) => expect(literalsIn(code, kind)).toEqual([code]));

it.each([
  ['colours, which belong in the theme', HUE],
  ['Greek text, which belongs in src/i18n', GREEK],
])('screens contain no %s', (_, kind) => {
  const found = sourcesIn(['src/components', 'src/pages', 'src/app']).flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8'), kind).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
