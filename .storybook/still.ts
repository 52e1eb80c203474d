import isChromatic from 'chromatic/isChromatic';

/** Whether this is an automated run: Vitest, Chromatic or the local picture run. */
export const isUnderTest = (): boolean =>
  isChromatic() || navigator.webdriver || '__vitest_browser__' in globalThis;

const greekAndLatin = 'Ταχεία αλώπηξ Quick fox 0123456789';

/** Freezes everything that moves and waits for the fonts of both alphabets. */
export const holdStill = async (): Promise<void> => {
  if (!isUnderTest()) return;
  document.documentElement.dataset.still = '';
  await Promise.all(
    [400, 600, 700].map((weight) =>
      document.fonts.load(`${weight} 16px "Commissioner Variable"`, greekAndLatin),
    ),
  );
  await document.fonts.ready;
};

const leaving = (): boolean =>
  [...document.querySelectorAll('.MuiModal-root[aria-hidden="true"]')].some(
    (modal) => getComputedStyle(modal).visibility !== 'hidden',
  );

/**
 * Waits, a second at most, until closed menus and dialogs are gone: axe checks whatever is there.
 */
export const settle = async (): Promise<void> => {
  if (!isUnderTest()) return;
  for (let turn = 0; turn < 50 && leaving(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
};
