import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SocialLinkForm`. */
export const guide = {
  purpose:
    'For somebody who signed in with another service and has an account with the same address: one password, or a link, joins the two.',
  whenNot:
    'Who is new gets an account without being asked; who joined the two before is logged in.',
  anatomy: [
    'What there is, and what the password does',
    'Password',
    'The way by mail',
    'Another way in',
  ],
  dos: [
    'Name the service and enough of the address to recognise it.',
    'Keep the way by mail below the password: it takes longer.',
  ],
  donts: [
    'Do not show the whole address.',
    'Do not offer a link where the service does not vouch for the address.',
  ],
  content: {
    el: ['«μία φορά»: αργότερα δεν χρειάζεται κωδικός.', 'Λέμε «σύνδεσμο», όχι «λινκ».'],
    en: ['“Once”: later no password is needed.', '“Log in with Google too”: the old way stays.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the password, its eye, both buttons and the link.' },
    { keys: 'Enter', does: 'Sends the password.' },
  ],
  since: '1.0.0',
  related: ['SocialLogin', 'LoginForm', 'NewPasswordForm'],
} satisfies ComponentGuide;
