import type { Bilingual } from '#src/content/sample.ts';

/** A paragraph of a post, perhaps with a heading above it. */
export interface PostPart {
  heading?: Bilingual;
  text: Bilingual;
}

export const says = (el: string, en: string): PostPart => ({ text: { el, en } });

/** A paragraph below a heading, which comes first in each language. */
export const under = (heading: [el: string, en: string], el: string, en: string): PostPart => ({
  heading: { el: heading[0], en: heading[1] },
  text: { el, en },
});
