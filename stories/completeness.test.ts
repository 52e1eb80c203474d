import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('stories', () => {
  it('exist for every screen', () => {
    const stories = globSync('stories/pages/**/*.stories.tsx')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const missing = globSync('src/pages/**/[A-Z]*Page.tsx', {
      exclude: ['src/pages/shared/**'],
    }).filter((file) => !stories.includes(`'#${file}'`));
    expect(missing).toEqual([]);
  });

  it('belong to a component or a folder of components', () => {
    const orphans = globSync('stories/components/**/*.stories.tsx').filter((story) => {
      const component = story.replace(/^stories\//, 'src/').replace('.stories.tsx', '');
      const isOfFolder = basename(component).toLowerCase() === basename(dirname(component));
      return !existsSync(isOfFolder ? dirname(component) : `${component}.tsx`);
    });
    expect(orphans).toEqual([]);
  });

  it('disable no axe rule and defer none', () => {
    const loose = globSync('{stories,.storybook}/**/*.{ts,tsx}')
      .filter((file) => !file.endsWith('completeness.test.ts'))
      .filter((file) =>
        /test: '(todo|off)'|disable: true|enabled: false/.test(readFileSync(file, 'utf8')),
      );
    expect(loose).toEqual([]);
  });
});
