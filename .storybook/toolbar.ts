import type { GlobalTypes } from 'storybook/internal/types';

/** A menu of values, each with its title. */
const menu = (
  description: string,
  icon: 'globe' | 'contrast' | 'play',
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** Toolbar settings. Add-ons provide viewports and pseudo-states. */
export const toolbar: GlobalTypes = {
  language: menu('Language', 'globe', { el: 'Ελληνικά', en: 'English', long: 'Long text' }),
  scheme: menu('Colour scheme', 'contrast', {
    light: 'Light',
    dark: 'Dark',
    both: 'Side by side',
  }),
  motion: menu('Motion', 'play', {
    system: 'Motion: system',
    reduce: 'Motion: reduced',
    full: 'Motion: full',
  }),
};

export const defaultLook = { language: 'el', scheme: 'light', motion: 'system' } as const;
