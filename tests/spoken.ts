import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { furnishDocument, show } from '#tests/dom.tsx';

/** Stops the screen reader, so that it can start again. */
export const silence = (): Promise<void> => virtual.stop();

/** Sets up the screen reader tests of a file: Monday 16 March 2026, 09:30 in Athens. */
export const hearScreens = (): void => {
  furnishDocument();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-16T09:30:00+02:00') });
  });
  afterEach(silence);
};

/** Everything that a screen reader says for the whole document. */
export const readOn = async (): Promise<string[]> => {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  // A no-break space sounds like any other.
  return (await virtual.spokenPhraseLog())
    .map((phrase) => phrase.replaceAll('\u00a0', ' '))
    .filter((phrase) => !phrase.startsWith('end of'));
};

export const read = (screen: ReactNode): Promise<string[]> => {
  show(screen);
  return readOn();
};

/** Clicks the first element that a screen reader announces with these words, and stops it. */
export const press = async (words: string): Promise<void> => {
  await virtual.start({ container: document.body });
  while (!(await virtual.lastSpokenPhrase()).startsWith(words)) {
    if ((await virtual.lastSpokenPhrase()) === 'end of document') throw new Error(`No “${words}”`);
    await virtual.next();
  }
  await act(async () => virtual.act());
  await silence();
};

/** Asserts that each of the texts is announced once, in this order. */
export const expectOnce = (said: readonly string[], words: readonly string[]): void => {
  const places = words.map((word) => {
    const found = said.flatMap((phrase, index) => (phrase.includes(word) ? [index] : []));
    expect(found, `“${word}” in ${JSON.stringify(said)}`).toHaveLength(1);
    return found[0]!;
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};
