import { isLanguage, type Language } from '#common/languages.ts';
import { isMotion, type Motion } from './motion.ts';

/** The languages of the product, and Greek made longer to show what gets cut off. */
export type WorkshopLanguage = Language | 'long';

/** How a story is shown: one scheme, or both side by side. */
export type SchemeChoice = 'light' | 'dark' | 'both';

/** Everything that the toolbar decides about the look of a story. */
export interface Look {
  language: WorkshopLanguage;
  scheme: SchemeChoice;
  motion: Motion;
}

const languageOf = (value: unknown): WorkshopLanguage =>
  value === 'long' || isLanguage(value) ? value : 'el';

/** The look chosen in the toolbar or by a Chromatic mode, with the product's defaults. */
export const readGlobals = (globals: Record<string, unknown>): Look => ({
  language: languageOf(globals.language),
  scheme: globals.scheme === 'dark' || globals.scheme === 'both' ? globals.scheme : 'light',
  motion: isMotion(globals.motion) ? globals.motion : 'system',
});
