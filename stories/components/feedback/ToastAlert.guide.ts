import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ToastAlert`. */
export const guide = {
  purpose:
    'One toast of the stack. Success and information wait politely, errors interrupt and stay.',
  whenNot:
    'Pages raise it through `useToast`, never by hand. What must stay readable is a `NoticeBanner`.',
  anatomy: ['Icon of the severity', 'Message', 'Action', 'Cross'],
  dos: [
    'Toast what happened elsewhere than where the person looks.',
    'Offer the way back as its action.',
  ],
  donts: ['Do not toast what the page shows anyway.', 'Do not put more than one sentence into it.'],
  content: {
    el: ['Αόριστος για ό,τι έγινε: «Αποσυνδεθήκατε με επιτυχία».', 'Έως δέκα λέξεις.'],
    en: ['Past tense for what happened: “You have signed out”.', 'At most ten words.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches action and cross.' },
    { keys: 'Enter, Space', does: 'Presses the one with the focus.' },
  ],
  since: '0.1.0',
  related: ['NoticeBanner', 'ConfirmDialog'],
} satisfies ComponentGuide;
