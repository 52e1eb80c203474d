import { useAddedTexts, type Texts } from './addTexts.ts';
import { social as greek } from './el/social.ts';
import { social as english } from './en/social.ts';

const el = { social: greek };

/** The texts for whoever comes back from another service, which come with that part alone. */
export const socialTexts = { el, en: { social: english } satisfies Texts<typeof el> };

/** Makes `socialTexts` available; for the outermost component that uses them. */
export const useSocialTexts = (): void => useAddedTexts(socialTexts);
