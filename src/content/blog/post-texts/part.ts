import type { Bilingual } from '#src/content/sample.ts';

/** A paragraph of a post with an optional heading. */
export interface PostPart {
  heading?: Bilingual;
  text: Bilingual;
}

export const says = (el: string, en: string): PostPart => ({ text: { el, en } });

/** Creates a paragraph with a heading. */
export const under = (heading: [el: string, en: string], el: string, en: string): PostPart => ({
  heading: { el: heading[0], en: heading[1] },
  text: { el, en },
});
