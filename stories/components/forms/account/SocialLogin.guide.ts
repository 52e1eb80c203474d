import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SocialLogin`. */
export const guide = {
  purpose:
    "The ways in through somebody else's account, and the line that leads on to the email form. Whether a provider is connected is the page's matter.",
  whenNot: 'Links to our pages elsewhere belong to `AppFooter`.',
  anatomy: ['Caption: log in or sign up with', 'One button a provider', 'Line: or with your email'],
  dos: ['Use the same order on both pages.', 'Say honestly when a provider is not connected.'],
  donts: [
    'Do not prefer one by colour.',
    "Do not draw a provider's mark in another colour than it allows.",
  ],
  content: {
    el: [
      '«Σύνδεση με», «Εγγραφή με»· το όνομα του παρόχου δεν μεταφράζεται.',
      '«ή με το email σας» με πεζό «ή».',
    ],
    en: [
      '“Log in with” and “Sign up with”; provider names stay as they are.',
      '“or with your email” in lower case.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from provider to provider.' },
    { keys: 'Enter, Space', does: 'Chooses one.' },
  ],
  since: '0.1.0',
  related: ['LoginForm', 'SignUpForm'],
} satisfies ComponentGuide;
