import axe from 'axe-core';
import type { composeStory } from 'storybook/preview-api';
import { afterAll, afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { startClock } from '#storybook/clock.ts';
import { pictureOf } from './pictureName.ts';
import { standStill } from '#storybook/still.ts';

type Story = ReturnType<typeof composeStory>;

declare module 'vitest' {
  interface TestContext {
    /** The played story, set by Storybook's add-on. */
    story?: Story;
  }
}

const layers = '.MuiModal-root, .MuiPopper-root, [data-floating], .MuiSnackbar-root';
const isBase = (id: string): boolean => /--(default|success)$/.test(id);
const isScreen = (id: string): boolean => id.startsWith('pages-');

const isPictured = ({ parameters }: Story): boolean =>
  import.meta.env.PICTURES && !parameters.pictures?.disable;

/** Shows the final state of the play on a phone, at the focused element. */
const onPhone = async (): Promise<void> => {
  await page.viewport(360, 760);
  // MUI measures the line below a tab 166 ms after the last resize.
  if (document.querySelector('.MuiTabs-indicator'))
    await new Promise((resolve) => setTimeout(resolve, 250));
  // The parts above the focused element render their narrow form first.
  await standStill();
  scrollTo(0, 0);
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'center' });
};

/** The element to compare: a component as a whole, large or covering content as far as visible. */
const subject = (id: string) => {
  const root = document.body.querySelector<HTMLElement>(':scope > [data-story]');
  const isSmall = root && root.getBoundingClientRect().height <= innerHeight;
  const isCovered = document.body.querySelector(`:scope > :is(${layers})`);
  return isSmall && !isScreen(id) && !isCovered ? root : page;
};

const compare = async ({ id, globals }: Story, look?: 'dark'): Promise<void> => {
  const isWide = (isBase(id) && !look) || globals.viewport?.value;
  if (isScreen(id) && !isWide) await onPhone();
  await standStill();
  await expect(subject(id)).toMatchScreenshot(pictureOf(id, look), { timeout: 20_000 });
};

/** Switches the page to the dark scheme by its attribute, without re-rendering. */
const turnDark = async (): Promise<void> => {
  document.documentElement.dataset.scheme = 'dark';
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
};

/**
 * Compares every passed story with its reference picture. The base story of a screen also has a
 * dark picture, for which axe checks contrast again. Only base stories of screens are wide: most
 * people use a phone, and its pictures are a quarter as large.
 */
afterEach(async ({ task, story }) => {
  if (!story || !isPictured(story) || task.result?.state === 'fail') return;
  await compare(story);
  if (!isScreen(story.id) || !isBase(story.id) || story.globals.scheme === 'dark') return;
  await turnDark();
  await compare(story, 'dark');
});

afterAll(startClock);
