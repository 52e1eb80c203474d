import type { StylisPlugin } from '@emotion/cache';

/** `system` follows the machine's setting; the others stand in for a person's setting. */
const motions = ['system', 'reduce', 'full'] as const;
export type Motion = (typeof motions)[number];

/** Narrows a global to a choice of the toolbar. */
export const isMotion = (value: unknown): value is Motion => motions.includes(value as Motion);

const asked = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;
const always = '(width >= 0px)';
const never = '(width < 0px)';

/** A media query whose motion condition is replaced by the choice; other conditions stay. */
export const answerMotion = (query: string, motion: Motion): string =>
  motion === 'system'
    ? query
    : query.replace(asked, (_, value: string | undefined) =>
        (value === 'no-preference') === (motion === 'full') ? always : never,
      );

/** Applies the choice to every style of the product. */
export const motionStyles = (motion: Motion): StylisPlugin | undefined =>
  motion === 'system'
    ? undefined
    : (element) => {
        if (element.type === '@media') element.value = answerMotion(element.value, motion);
      };

const systemMedia = globalThis.window?.matchMedia;

/** Applies the choice to code: `useStillness`, `useMediaQuery` and the rest use this query. */
export const chooseMotion = (motion: Motion): void => {
  const media = (query: string) => systemMedia.call(window, answerMotion(query, motion));
  window.matchMedia = motion === 'system' ? systemMedia : media;
};
