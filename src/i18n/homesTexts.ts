import { useAddedTexts, type Texts } from './addTexts.ts';
import { homes as greek } from './el/homes.ts';
import { homes as english } from './en/homes.ts';

const el = { homes: greek };

/** The texts of the other home pages: they come with these, not with the app. */
export const homesTexts = { el, en: { homes: english } satisfies Texts<typeof el> };

/** Makes `homesTexts` available; for the outermost component of a screen that uses them. */
export const useHomesTexts = (): void => useAddedTexts(homesTexts);
