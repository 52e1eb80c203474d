import { describe, expect, it } from 'vitest';
import { beyond, tightened, weighScreens, type Manifest } from './bundle.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: [
      'src/app/start.tsx',
      'src/app/shell/Toasts.tsx',
      'src/pages/a/APage.tsx',
      'src/i18n/en/index.ts',
    ],
    css: ['index.css'],
  },
  'src/app/start.tsx': { file: 'start.js', imports: ['_react', '_theme'] },
  'src/app/shell/Toasts.tsx': { file: 'toasts.js' },
  'src/i18n/en/index.ts': { file: 'en.js' },
  'src/pages/a/APage.tsx': { file: 'a.js', imports: ['_theme', '_card'], css: ['a.css'] },
  'src/pages/b/BPage.tsx': {
    file: 'b.js',
    imports: ['_card', 'index.html'],
    dynamicImports: ['_map'],
  },
  _react: { file: 'react.js' },
  _theme: { file: 'theme.js' },
  _card: { file: 'card.js', imports: ['_react'] },
  _map: { file: 'map.js' },
};
const bytes: Record<string, number> = {
  'index.js': 1_000,
  'index.css': 500,
  'start.js': 2_000,
  'react.js': 50_000,
  'theme.js': 20_000,
  'a.js': 3_000,
  'a.css': 100,
  'b.js': 4_000,
  'card.js': 5_000,
  'map.js': 200_000,
  'en.js': 9_000,
  'toasts.js': 8_000,
};
const pages = ['src/pages/a/APage.tsx', 'src/pages/b/BPage.tsx'];
const weigh = () => weighScreens(manifest, pages, (file) => bytes[file]!);

describe('the files of a screen', () => {
  it('are the entry with its start-up modules, and the screen’s own imports, once', () => {
    const [entry, a, b] = weigh();
    expect(entry).toMatchObject({ screen: 'entry', sum: 73_500 });
    expect(a).toMatchObject({ screen: 'a/APage', own: 8_100, sum: 81_600 });
    expect(b).toMatchObject({ screen: 'b/BPage', own: 9_000, sum: 82_500 });
    expect(a!.files.map(([file]) => file)).toEqual(['a.js', 'a.css', 'card.js']);
  });

  it('are unknown for a screen without a chunk of its own', () => {
    expect(() => weighScreens(manifest, ['src/pages/c/CPage.tsx'], () => 1)).toThrow('CPage');
  });
});

describe('a budget', () => {
  const budgets = { entry: 73.5, 'a/APage': 81.5, 'b/BPage': 90 };

  it('reports the excess of a screen', () => {
    expect(beyond(weigh(), budgets)).toEqual([
      'a/APage needs 81.6 kB, 0.1 kB more than its 81.5 kB',
    ]);
    expect(beyond(weigh(), { ...budgets, 'a/APage': 81.6 })).toEqual([]);
  });

  it('exists for every screen and for no other', () => {
    expect(beyond(weigh(), { entry: 80, 'a/APage': 90, 'x/XPage': 1 })).toEqual([
      'b/BPage has no budget; it needs 82.5 kB',
      'there is a budget for x/XPage, but no such screen',
    ]);
  });

  it('shrinks to the current weight plus three per cent, and never grows', () => {
    expect(tightened(weigh(), { entry: 60, 'a/APage': 200 })).toEqual({
      entry: 60,
      'a/APage': 84.1,
      'b/BPage': 85,
    });
  });
});
