import { board as el } from './el/board.ts';
import { board as en } from './en/board.ts';
import type { Texts } from './types.ts';

/** Texts of single screens: they come with their screen, so that no other waits for them. */
export const screenTexts = {
  el: { board: el },
  en: { board: en } satisfies Texts<{ board: typeof el }>,
};
