import { useAddedTexts, type Texts } from './addTexts.ts';
import { written as greek } from './el/written.ts';
import { written as english } from './en/written.ts';

const el = { written: greek };

/** The texts of forms that anybody can send: they come with these forms, not with the app. */
export const formTexts = { el, en: { written: english } satisfies Texts<typeof el> };

/** Makes `formTexts` available; for the outermost component that uses them. */
export const useFormTexts = (): void => useAddedTexts(formTexts);
