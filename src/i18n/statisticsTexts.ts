import { useAddedTexts, type Texts } from './addTexts.ts';
import { statistics as greek } from './el/statistics.ts';
import { statistics as english } from './en/statistics.ts';

const el = { statistics: greek };

/** The texts of a place's statistics, which come with them. */
export const statisticsTexts = { el, en: { statistics: english } satisfies Texts<typeof el> };

/** Makes `statisticsTexts` available; for the outermost component that uses them. */
export const useStatisticsTexts = (): void => useAddedTexts(statisticsTexts);
