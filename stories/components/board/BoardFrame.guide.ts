import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `BoardFrame`. */
export const guide = {
  purpose:
    "The whole screen on a place's wall, from a phone to 55 inches: its name, the time, its lists, and whether what it shows is up to date.",
  whenNot: 'A screen that somebody uses has a header and a footer: `AppHeader`, `AppFooter`.',
  anatomy: [
    "The place's name",
    'The time in Athens',
    'Its lists, side by side',
    'Where to take a number with a phone, as a code and in words',
    'Whether it is live; since when it is cut off',
    'The switches for the sound',
  ],
  dos: [
    'Say at once and in the colour of alarm when the numbers may be old.',
    'Be light by day and dark in the evening, by the hour in Athens.',
  ],
  donts: ['Do not scroll on a wall: lists share the height.'],
  content: {
    el: ['Η ώρα γράφεται «09:30», χωρίς «π.μ.» και «μ.μ.».'],
    en: ['Times are those of the wall clock, “09:30”, never “9:30 am”.'],
  },
  keyboard: [{ keys: 'Tab', does: "Goes to the place's address, then to the sound." }],
  since: '1.0.0',
  related: ['BoardList', 'BoardSound', 'QrCode'],
} satisfies ComponentGuide;
