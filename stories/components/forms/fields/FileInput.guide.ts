import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FileInput`. */
export const guide = {
  purpose: 'Pictures with a preview, each of which can be taken away again.',
  whenNot: 'Other files are not taken; a picture that is shown is a `Picture`.',
  anatomy: ['Label', 'Button to choose', 'Preview', 'Take away', 'Help or error'],
  dos: [
    'Say formats and size before choosing.',
    'Use `multiple` only where the order does not matter.',
  ],
  donts: ['Do not upload before the form is sent.', 'Do not shrink a picture without saying so.'],
  content: {
    el: [
      '«JPG, PNG ή WebP, έως 8 MB» κάτω από το πεδίο.',
      '«Διαλέξτε φωτογραφία», μετά «Αλλαγή φωτογραφίας».',
    ],
    en: ['“JPG, PNG or WebP, up to 8 MB”.', '“Photo”, not “image file”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button, then each “take away”.' },
    { keys: 'Enter, Space', does: "Opens the system's dialog, or takes a picture away." },
  ],
  since: '0.1.0',
  related: ['AddListingForm', 'ReviewForm', 'ProfileForm'],
} satisfies ComponentGuide;
