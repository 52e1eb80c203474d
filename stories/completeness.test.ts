import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';
import { docgenOf } from '#storybook/docs/docgen.ts';

const storyOf = (file: string): string =>
  file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

const isTest = (file: string): boolean => file.endsWith('.test.tsx');

/** A folder of functions that wrap components, with no component of its own to show. */
const isFactory = (file: string): boolean => file.startsWith('src/components/lazy/');

const components = globSync('src/components/**/*.tsx').filter(
  (file) => !isTest(file) && !isFactory(file),
);
const nameOf = (file: string): string => basename(file).replace(/\..*$/, '');
const names = new Set(components.map(nameOf));

const guides = import.meta.glob<{ guide: ComponentGuide }>('./components/**/*.guide.ts', {
  eager: true,
});
const guideOf = (file: string): ComponentGuide | undefined =>
  guides[file.replace(/^src\//, './').replace(/\.tsx$/, '.guide.ts')]?.guide;

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('stories', () => {
  it('exist for every component, at the mirrored path', () => {
    const missing = components.map(storyOf).filter((story) => !existsSync(story));
    expect(missing).toEqual([]);
  });

  it('exist for every screen, somewhere in stories/pages', () => {
    const there = globSync('stories/pages/**/*.stories.tsx').map((file) => basename(file));
    const missing = globSync('src/pages/**/[A-Z]*Page.tsx')
      .map((file) => basename(storyOf(file)))
      .filter((story) => !there.includes(story));
    expect(missing).toEqual([]);
  });

  it('stand for a component that exists', () => {
    const orphans = globSync('stories/components/**/*.stories.tsx').filter(
      (story) => !existsSync(story.replace(/^stories\//, 'src/').replace('.stories.tsx', '.tsx')),
    );
    expect(orphans).toEqual([]);
  });

  it('switch no rule of axe off and leave none for later', () => {
    const loose = globSync('{stories,.storybook}/**/*.{ts,tsx}')
      .filter((file) => !file.endsWith('completeness.test.ts'))
      .filter((file) =>
        /test: '(todo|off)'|disable: true|enabled: false/.test(readFileSync(file, 'utf8')),
      );
    expect(loose).toEqual([]);
  });
});

const texts = (guide: ComponentGuide): string[] => [
  guide.purpose,
  guide.whenNot,
  ...guide.anatomy,
  ...guide.dos,
  ...guide.donts,
  ...guide.content.el,
  ...guide.content.en,
  ...(Array.isArray(guide.keyboard)
    ? guide.keyboard.flatMap(({ keys, does }) => [keys, does])
    : [guide.keyboard.none]),
];

const lacks = (file: string, guide: ComponentGuide | undefined): string[] => {
  if (!guide) return ['a guide'];
  const lists = {
    anatomy: guide.anatomy,
    dos: guide.dos,
    donts: guide.donts,
    'Greek content rules': guide.content.el,
    'English content rules': guide.content.en,
    related: guide.related,
    'a keyboard map, or why there is none': Array.isArray(guide.keyboard)
      ? guide.keyboard
      : [guide.keyboard.none],
  };
  const known = guide.since.localeCompare(version, 'en', { numeric: true }) <= 0;
  return [
    ...Object.entries(lists)
      .filter(([, lines]) => lines.length === 0)
      .map(([what]) => what),
    ...(texts(guide).some((text) => text.trim() === '') ? ['words in an empty line'] : []),
    ...(guide.content.el.some((line) => !/[α-ω]/.test(line)) ? ['Greek in its Greek rules'] : []),
    ...(known ? [] : [`a version that exists (${guide.since})`]),
    ...guide.related
      .filter((name) => !names.has(name) || name === nameOf(file))
      .map((name) => `the related ${name}`),
  ];
};

describe('guides', () => {
  it('are complete for every component', () => {
    const incomplete = components
      .map((file) => ({ file, lacks: lacks(file, guideOf(file)) }))
      .filter((each) => each.lacks.length > 0);
    expect(incomplete).toEqual([]);
  });

  it('are shown by the stories, and nothing is told twice', () => {
    const silent = components.filter((file) => {
      const story = readFileSync(storyOf(file), 'utf8');
      return !/parameters: \{\s*guide\b/.test(story) || /description: \{\s*component:/.test(story);
    });
    expect(silent).toEqual([]);
  });

  it('say of each component what is said of no other', () => {
    const said = components.flatMap((file) => {
      const guide = guideOf(file);
      return guide ? [guide.purpose, ...guide.dos, ...guide.donts, ...guide.content.el] : [];
    });
    const twice = said.filter((line, index) => said.indexOf(line) !== index);
    expect(twice).toEqual([]);
  });

  it('stand for a component that exists', () => {
    const orphans = Object.keys(guides).filter(
      (guide) => !existsSync(guide.replace(/^\./, 'src').replace('.guide.ts', '.tsx')),
    );
    expect(orphans).toEqual([]);
  });
});

/** A styled element has the props of its element, and nothing for docgen to find. */
const styledElements = new Set(['VisuallyHidden']);

const props = components
  .filter((file) => !styledElements.has(nameOf(file)))
  .flatMap((file) => docgenOf(file).map(({ props = {} }) => ({ file, props })));

describe('props', () => {
  it('have a description, every one of them', () => {
    const undescribed = props.flatMap(({ file, props }) =>
      Object.entries(props)
        .filter(([, prop]) => !prop.description?.trim())
        .map(([name]) => `${file}: ${name}`),
    );
    expect(undescribed).toEqual([]);
    expect(props.flatMap((each) => Object.keys(each.props)).length).toBeGreaterThan(500);
  });

  it('are found at all, or the guide says where they come from', () => {
    const found = new Set(
      props.filter((each) => Object.keys(each.props).length > 0).map(({ file }) => file),
    );
    const bare = components.filter((file) => !found.has(file) && !guideOf(file)?.inherits);
    expect(bare).toEqual([]);
  });
});
