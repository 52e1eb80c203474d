import type { Language } from '#common/languages.ts';
import type { Motion } from './motion.ts';

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
