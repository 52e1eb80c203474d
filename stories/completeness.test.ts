import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const storyOf = (file: string): string =>
  file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

const components = globSync('src/components/**/[A-Z]*.tsx').filter(
  (file) => !file.endsWith('.test.tsx'),
);

/** The screen of a page's folder: the file in it named like the folder, as in `home/HomePage.tsx`. */
const pages = globSync('src/pages/**/*Page.tsx');

const pageStories = globSync('stories/pages/**/*.stories.tsx').map((file) => basename(file));

describe('stories', () => {
  it.each(components)('%s has its story file', (file) => {
    expect(existsSync(storyOf(file)), `missing ${storyOf(file)}`).toBe(true);
  });

  it.each(pages)('%s has its story file', (file) => {
    const story = basename(storyOf(file));
    expect(pageStories, `missing stories/pages/${basename(dirname(file))}/${story}`).toContain(
      story,
    );
  });

  it('stand for a component or a page that exists', () => {
    const orphans = globSync('stories/components/**/*.stories.tsx').filter(
      (story) => !existsSync(story.replace(/^stories\//, 'src/').replace('.stories.tsx', '.tsx')),
    );
    expect(orphans).toEqual([]);
  });
});
