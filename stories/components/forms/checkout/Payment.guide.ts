import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Payment`. */
export const guide = {
  purpose: 'How to pay: three ways, and what the chosen one needs or means.',
  whenNot: 'What is paid for stands in the receipt beside it.',
  anatomy: ['Three ways, one of them chosen', 'Card fields, or a note on the way'],
  dos: [
    'Forget the card as soon as another way is chosen.',
    'Begin with the way that needs nothing.',
  ],
  donts: ['Do not hide a way because it is rare.', 'Do not show all three forms at once.'],
  content: {
    el: ['Η ερώτηση πάνω από τις επιλογές: «Πώς θέλετε να πληρώσετε;»'],
    en: ['A question above the choices: “How would you like to pay?”'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the chosen way, then its fields.' },
    { keys: '↑, ↓', does: 'Chooses another way.' },
  ],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['CheckoutForm', 'CardDetails', 'RadioInput'],
} satisfies ComponentGuide;
