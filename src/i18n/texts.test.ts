import { describe, expect, it } from 'vitest';
import { allTexts } from './bundled.ts';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const greek = new Map(flatten(allTexts.el));
const english = new Map(flatten(allTexts.en));

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('texts', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual([...greek.keys()].toSorted());
    expect(greek.size).toBeGreaterThan(100);
  });

  it('are never empty', () => {
    const blank = [...greek, ...english].filter(([, text]) => text.trim() === '');
    expect(blank).toEqual([]);
  });

  it('use the same parameters', () => {
    const differing = [...greek]
      .filter(([key]) => !key.endsWith('_one'))
      .filter(([key, text]) => {
        const other = english.get(key) ?? '';
        return placeholders(text).join() !== placeholders(other).join();
      })
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  it('have both plural forms or none', () => {
    const alone = [...greek.keys()].filter((key) => {
      const [stem, form] = [key.replace(/_(one|other)$/, ''), /_(one|other)$/.exec(key)?.[1]];
      return form && !greek.has(`${stem}_${form === 'one' ? 'other' : 'one'}`);
    });
    expect(alone).toEqual([]);
  });

  it('contain no exclamation mark except in the prescribed "not found" heading', () => {
    const loud = [...greek, ...english]
      .filter(([key, text]) => text.includes('!') && key !== 'pages.notFound.heading')
      .map(([key]) => key);
    expect(loud).toEqual([]);
  });
});
