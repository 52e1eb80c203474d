import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LoginForm`. */
export const guide = {
  purpose:
    'The way in: social login above, email and password below. The page gives the title, the banner and what happens on submit; the form keeps what was typed.',
  whenNot: 'A newcomer gets the `SignUpForm`; a forgotten password the `RecoverForm`.',
  anatomy: [
    'Social login',
    'Banner, when the server refused',
    'Email',
    'Password, which can be looked at',
    'Forgotten password',
    'Log in',
    'Way to sign up',
  ],
  dos: [
    'Keep the email after a refusal, and the password too.',
    'Say with one sentence that email or password is wrong, not which.',
  ],
  donts: ['Do not tell whether an account exists.', 'Do not add a captcha.'],
  content: {
    el: ['«Σύνδεση» παντού, ποτέ «Είσοδος».', '«Ξεχάσατε τον κωδικό;» με ερωτηματικό «;».'],
    en: ['“Log in” on the button, two words; it is a verb.', '“Forgot your password?” in full.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from the providers to the fields and on.' },
    { keys: 'Enter', does: 'Sends.' },
    { keys: 'Enter, Space', does: 'Shows or hides the password, on its eye.' },
  ],
  since: '0.1.0',
  related: ['SignUpForm', 'RecoverForm', 'SocialLogin', 'PasswordInput'],
} satisfies ComponentGuide;
