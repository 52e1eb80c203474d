import { habitTexts } from './post-texts/habits.ts';
import type { PostPart } from './post-texts/part.ts';
import { serviceTexts } from './post-texts/services.ts';
import { townTexts } from './post-texts/towns.ts';

/** SAMPLE DATA: what the sample posts say, by the post's id. */
export const postTexts: Readonly<Record<string, readonly PostPart[]>> = {
  ...serviceTexts,
  ...townTexts,
  ...habitTexts,
};
