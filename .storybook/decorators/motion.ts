import type { StylisPlugin } from '@emotion/cache';

/** `system` follows the machine. The others simulate a person's setting. */
export type Motion = 'system' | 'reduce' | 'full';

const asked = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/g;
const always = '(width >= 0px)';
const never = '(width < 0px)';

/** Replaces the motion condition of a media query. Other conditions stay. */
export const answerMotion = (query: string, motion: Motion): string =>
  motion === 'system'
    ? query
    : query.replace(asked, (_, value: string | undefined) =>
        (value === 'no-preference') === (motion === 'full') ? always : never,
      );

/** Applies the choice to all styles of the product. */
export const motionStyles = (motion: Motion): StylisPlugin | undefined =>
  motion === 'system'
    ? undefined
    : (element) => {
        if (element.type === '@media') element.value = answerMotion(element.value, motion);
      };

const systemMedia = globalThis.window?.matchMedia;

/** Applies the choice to code such as `useStillness` and `useMediaQuery`. */
export const chooseMotion = (motion: Motion): void => {
  const media = (query: string) => systemMedia.call(window, answerMotion(query, motion));
  window.matchMedia = motion === 'system' ? systemMedia : media;
};
