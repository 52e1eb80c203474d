import isChromatic from 'chromatic/isChromatic';

export const isVitest = '__vitest_browser__' in globalThis;

/** Returns true in an automated run of Vitest or Chromatic. */
export const isUnderTest = (): boolean => isChromatic() || navigator.webdriver || isVitest;

/**
 * Parts that pictures hide, here and in Chromatic: video frames, and canvases that a GPU renders.
 * Elements above them are compared.
 */
export const ignoredOnPictures = [
  '[data-chromatic="ignore"]',
  '.maplibregl-canvas',
  '.mapboxgl-canvas',
];

const greekAndLatin = 'Ταχεία αλώπηξ Quick fox 0123456789';

/**
 * Freezes all motion and waits for the fonts of both alphabets. In Vitest, marks the story's box
 * for the picture and adds the margin of Storybook's frame.
 */
export const holdStill = async (canvas: HTMLElement, layout: unknown): Promise<void> => {
  if (!isUnderTest()) return;
  document.documentElement.dataset.still = '';
  if (isVitest) canvas.dataset.story = String(layout);
  await Promise.all(
    [400, 600, 700].map((weight) =>
      document.fonts.load(`${weight} 16px "Commissioner Variable"`, greekAndLatin),
    ),
  );
  await document.fonts.ready;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const until = async (isDone: () => boolean, limitMs: number): Promise<void> => {
  for (let waited = 0; waited < limitMs && !isDone(); waited += 20) await sleep(20);
};

const anyVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some(
    (element) => getComputedStyle(element).visibility !== 'hidden',
  );

/** Waits until closed menus and dialogs are gone, because axe checks the whole DOM. */
export const settle = async (): Promise<void> => {
  if (isUnderTest()) await until(() => !anyVisible('.MuiModal-root[aria-hidden="true"]'), 1000);
};

const isInView = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Hides excluded parts and waits for fonts, parts that load late, and pictures in view. */
export const standStill = async (): Promise<void> => {
  for (const part of document.querySelectorAll<HTMLElement>(ignoredOnPictures.join(', ')))
    part.style.visibility = 'hidden';
  // Native video controls show the loading progress.
  for (const film of document.querySelectorAll('video')) film.controls = false;
  await frames();
  const late = '[data-map][aria-busy="true"], [data-near="true"]';
  await until(() => document.querySelector(late) === null, 10_000);
  await until(
    () => [...document.images].every((image) => image.complete || !isInView(image)),
    3000,
  );
  await Promise.all(
    [...document.images].filter(isInView).map((image) => image.decode().catch(() => {})),
  );
  await document.fonts.ready;
  await frames();
};
