import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `NeedsScripts`. */
export const guide = {
  purpose: 'Says to a browser without scripts that this form cannot be sent.',
  whenNot: 'A search works without scripts and does not need it.',
  anatomy: ['Warning above the fields'],
  dos: ['Put it first in the form, where it is read before typing.'],
  donts: ['Do not show it while scripts are on their way: `noscript` decides.'],
  content: {
    el: ['Λέει τι λείπει και τι να κάνει κανείς, χωρίς τεχνικούς όρους.'],
    en: ['It says what is missing and what to do, without technical terms.'],
  },
  keyboard: { none: 'It is text, and only where no script runs.' },
  inherits: 'It takes no props.',
  since: '1.0.0',
  related: ['FormShell', 'SearchBox'],
} satisfies ComponentGuide;
