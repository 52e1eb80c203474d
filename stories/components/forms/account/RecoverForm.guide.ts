import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `RecoverForm`. */
export const guide = {
  purpose:
    "The account's email, to get a link for a new password. The page says in `notice` what became of the press.",
  whenNot: 'A known password is changed in `PasswordForm`; an email for news is `SubscribeForm`.',
  anatomy: ['Email', 'Send with its notice'],
  dos: [
    'Answer the same whether the account exists or not.',
    'Carry the email over from the login form.',
  ],
  donts: ['Do not ask a security question.', 'Do not say that an address is unknown.'],
  content: {
    el: [
      '«Αν υπάρχει λογαριασμός, θα λάβετε σύνδεσμο»: έτσι δεν προδίδεται ποιος έχει.',
      'Ένα πεδίο, μία πρόταση.',
    ],
    en: ['Answer with “if there is an account”.', 'One field, one sentence.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from the field to the button.' },
    { keys: 'Enter', does: 'Sends.' },
  ],
  since: '0.1.0',
  related: ['LoginForm', 'PasswordForm', 'SubscribeForm'],
} satisfies ComponentGuide;
