import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PendingButton`. */
export const guide = {
  purpose:
    'A button for what takes a moment. It cannot be pressed twice and never loses the focus while it waits.',
  whenNot: 'In a form use `SubmitButton`; what is done at once is a plain button.',
  anatomy: ['Icon, or the wheel', 'Word, or what it says meanwhile'],
  dos: [
    'Say in `pendingLabel` what is happening.',
    'Keep its width in mind: both words should fit.',
    'Use `onPress` where the button alone shows the wait, `pending` where the form around it does too.',
  ],
  donts: [
    'Do not disable it while it waits; the focus would fall off.',
    'Do not show the wheel for less than a moment.',
  ],
  content: {
    el: [
      'Πράξη με ουσιαστικό ή ρήμα, αναμονή με ενεστώτα: «Στέλνεται…».',
      'Αποσιωπητικά μόνο όσο περιμένει.',
    ],
    en: ['The act as a verb, the wait as “-ing”: “Sending…”.', 'The ellipsis only while it waits.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches it, also while it waits.' },
    { keys: 'Enter, Space', does: 'Presses it once; nothing more until it is done.' },
  ],
  inherits: 'All props of MUI’s `Button`, but its own `loading`.',
  since: '0.1.0',
  related: ['SubmitButton', 'ConfirmDialog', 'FollowButton'],
} satisfies ComponentGuide;
