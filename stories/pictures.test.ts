import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { pictureFolder, pictureOf } from '#storybook/pictures/pictureName.ts';

const picturesOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  // The path distinguishes story titles from titles of sample records.
  const title = /title: '([A-Z][\w ]*\/[^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+) = /gm)].flatMap(([, name = '']) => {
    const id = toId(title, storyNameFromExport(name));
    return [pictureOf(id), pictureOf(id, 'dark')];
  });
};

it('every reference picture has a story', () => {
  const known = new Set(globSync('stories/**/*.stories.tsx').flatMap(picturesOf));
  const strangers = globSync(`${pictureFolder}/**/*.png`)
    .map((file) => relative(pictureFolder, file).replace(/\.png$/, ''))
    .filter((name) => !known.has(name));
  expect(strangers).toEqual([]);
});
