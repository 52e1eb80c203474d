import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Honeypot`. */
export const guide = {
  purpose:
    'A field that only programs fill in, so that what they send can be left out. People neither see it nor reach it.',
  whenNot: 'A form of somebody who is logged in needs none.',
  anatomy: ['A label and a field, both hidden'],
  dos: ['Place it first in a form, with `useFormGuard`.'],
  donts: ['Do not refuse a form because of it: a program would learn.'],
  content: {
    el: ['«Αφήστε το κενό»: για όποιον το συναντήσει παρ’ όλα αυτά.'],
    en: ['“Leave this empty”, for whoever meets it after all.'],
  },
  keyboard: { none: 'It cannot be reached.' },
  since: '1.0.0',
  related: ['FormShell', 'MessageForm', 'SubscribeForm', 'ReportDialog'],
} satisfies ComponentGuide;
