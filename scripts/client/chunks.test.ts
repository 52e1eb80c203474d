import { describe, expect, it } from 'vitest';
import { planChunks } from './chunks.ts';

const screen = (name: string): string => `/src/pages/${name}/${name}Page.tsx`;

/** A module: its size, what it imports, and what it imports later. */
type Module = [size: number, imports?: string[], later?: string[]];

const REQUEST = 1_000;

const plan = (modules: Record<string, Module>) => {
  const names = planChunks(
    {
      getModuleInfo: (id) => {
        const [size, importedIds = [], dynamicallyImportedIds = []] = modules[id]!;
        return { code: 'x'.repeat(size), importedIds, dynamicallyImportedIds };
      },
    },
    'main',
    REQUEST,
  );
  return (id: string) => names.get(id);
};

const screens = (imports: Record<string, string[]>): Record<string, Module> => ({
  main: [10_000, [], Object.keys(imports).map(screen)],
  ...Object.fromEntries(
    Object.entries(imports).map(([name, those]): [string, Module] => [screen(name), [10, those]]),
  ),
});

describe('the files of shared modules', () => {
  it('are the same for modules of the same screens', () => {
    const fileOf = plan({
      ...screens({ One: ['a', 'b'], Two: ['a', 'b'] }),
      a: [9_000],
      b: [9_000],
    });
    expect(fileOf('a')).toBeDefined();
    expect(fileOf('a')).toBe(fileOf('b'));
  });

  it('unite small modules, although a screen then loads one in vain', () => {
    const fileOf = plan({
      ...screens({ One: ['a', 'b'], Two: ['a', 'b'], Three: ['a'] }),
      a: [50],
      b: [50],
    });
    expect(fileOf('a')).toBe(fileOf('b'));
  });

  it('unite until a screen has few, although other screens load more in vain', () => {
    const filesOf = (count: number): number => {
      const ids = Array.from({ length: count }, (_, n) => `m${n}`);
      const others = Object.fromEntries(ids.map((id) => [`Other${id}`, [id]]));
      const fileOf = plan({
        ...screens({ One: ids, ...others }),
        ...Object.fromEntries(ids.map((id): [string, Module] => [id, [600]])),
      });
      return new Set(ids.map(fileOf)).size;
    };
    expect([filesOf(10), filesOf(11), filesOf(13)]).toEqual([10, 11, 11]);
  });

  it('are not those of every page if the page only names them in a function that nobody calls', () => {
    const theme = '/@mui/material/styles/enhanceHighContrast.mjs';
    const fileOf = plan({
      ...screens({ One: ['field'], Two: ['field'], Three: [] }),
      main: [10_000, [theme], ['One', 'Two', 'Three'].map(screen)],
      [theme]: [50, ['field']],
      field: [50],
    });
    expect(fileOf('field')).not.toBe('frame');
  });

  it('stay apart if the code loaded in vain is worth more than the requests', () => {
    const fileOf = plan({
      ...screens({ One: ['a', 'b'], Two: ['a', 'b'], Three: ['a'] }),
      a: [50],
      b: [2_500],
    });
    expect(fileOf('a')).not.toBe(fileOf('b'));
  });

  it('never import each other in a cycle', () => {
    // United without what stands between them, a and c would import b, and b would import them.
    const modules: Record<string, Module> = {
      ...screens({ One: ['a'], Two: ['a'], Three: ['b'], Four: ['c'], Five: ['a'] }),
      a: [10, ['b']],
      b: [3_000, ['c']],
      c: [10],
    };
    const fileOf = plan(modules);
    const imports = Object.entries(modules).flatMap(([id, [, those = []]]) =>
      those.map((next) => [fileOf(id), fileOf(next)] as const),
    );
    const between = imports.filter(([from, to]) => from && to && from !== to);
    expect(between.some(([from, to]) => between.some(([f, t]) => f === to && t === from))).toBe(
      false,
    );
  });

  it('contain no module of a single screen and not the start of the page, which waits for screens', () => {
    const fileOf = plan({
      ...screens({ One: ['a'], Two: [] }),
      main: [10, [], [screen('One'), screen('Two')]],
      a: [10],
    });
    expect([fileOf('a'), fileOf(screen('One')), fileOf('main')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
