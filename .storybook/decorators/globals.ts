import { isLanguage, type Language } from '#common/languages.ts';
import { isMotion, type Motion } from './motion.ts';

/** The languages of the product, and lengthened Greek to reveal clipped text. */
export type WorkshopLanguage = Language | 'long';

/** One scheme, or both side by side. */
export type SchemeChoice = 'light' | 'dark' | 'both';

/** Toolbar settings for the look of a story. */
export interface Look {
  language: WorkshopLanguage;
  scheme: SchemeChoice;
  motion: Motion;
}

const workshopLanguage = (value: unknown): WorkshopLanguage =>
  value === 'long' || isLanguage(value) ? value : 'el';

/** The look from the toolbar or a Chromatic mode, with the product's defaults. */
export const readGlobals = (globals: Record<string, unknown>): Look => ({
  language: workshopLanguage(globals.language),
  scheme: globals.scheme === 'dark' || globals.scheme === 'both' ? globals.scheme : 'light',
  motion: isMotion(globals.motion) ? globals.motion : 'system',
});
