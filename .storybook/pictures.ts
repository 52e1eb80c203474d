import type { composeStory } from 'storybook/preview-api';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { startClock } from './clock.ts';
import { pictureOf } from './pictureName.ts';
import { standStill } from './still.ts';

type Story = ReturnType<typeof composeStory>;

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether stories are compared with their pictures. */
    pictures: boolean;
  }
  interface TestContext {
    /** Set by Storybook's add-on: the story that the test has played. */
    story?: Story;
  }
}

const layers = '.MuiModal-root, .MuiPopper-root, [data-floating], .MuiSnackbar-root';
const isBase = (id: string): boolean => /--(default|success)$/.test(id);
const isScreen = (id: string): boolean => /^(pages|flows)-/.test(id);

/** The box to compare: a screen or what covers one as far as visible, a component as a whole. */
const subjectOf = async (id: string) => {
  const root = document.body.querySelector<HTMLElement>(':scope > [data-story]');
  if (!root || isScreen(id) || document.body.querySelector(`:scope > :is(${layers})`)) return page;
  const { innerWidth, innerHeight } = globalThis;
  const height = Math.ceil(root.getBoundingClientRect().height);
  if (height > innerHeight) await page.viewport(innerWidth, height);
  return root;
};

const compare = async (name: string, id: string): Promise<void> => {
  await standStill();
  await expect(await subjectOf(id)).toMatchScreenshot(name);
};

/**
 * Compares every story that passed with its reference picture, and the base story of each file in
 * the dark scheme too, played and checked by axe again.
 */
afterEach(async ({ task, story }) => {
  if (
    !inject('pictures') ||
    !story ||
    task.result?.state === 'fail' ||
    story.parameters.pictures?.disable
  )
    return;
  await compare(pictureOf(story.id), story.id);
  if (!isBase(story.id) || story.globals.scheme === 'dark') return;
  await story.run({ globals: { ...story.globals, scheme: 'dark' } });
  await compare(pictureOf(story.id, 'dark'), story.id);
});

afterAll(startClock);
