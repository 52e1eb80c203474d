import type { GlobalTypes } from 'storybook/internal/types';

/** Toolbar settings. Add-ons provide viewports and pseudo-states. */
export const toolbar = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'el', title: 'Ελληνικά' },
        { value: 'en', title: 'English' },
        { value: 'long', title: 'Long text' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: system' },
        { value: 'reduce', title: 'Motion: reduced' },
        { value: 'full', title: 'Motion: full' },
      ],
    },
  },
} satisfies GlobalTypes;

export const defaultLook = { language: 'el', scheme: 'light', motion: 'system' } as const;
