import { useAddedTexts, type Texts } from './addTexts.ts';
import { moderation as greek } from './el/moderation.ts';
import { moderation as english } from './en/moderation.ts';

const el = { moderation: greek };

/** The texts of the moderators' screen, which come with it. */
export const moderationTexts = { el, en: { moderation: english } satisfies Texts<typeof el> };

/** Makes `moderationTexts` available; for the outermost component of a screen that uses them. */
export const useModerationTexts = (): void => useAddedTexts(moderationTexts);
