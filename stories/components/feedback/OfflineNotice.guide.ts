import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OfflineNotice`. */
export const guide = {
  purpose:
    'A strip under the header while the device has no connection. Always in the page, so that its text is announced when it comes.',
  whenNot: 'A server that does not answer is an `ErrorState` in its place.',
  anatomy: ['Icon', 'Sentence'],
  dos: [
    'Mount it once, around all screens.',
    'Keep showing what was loaded before; the strip says that it may be old.',
  ],
  donts: ['Do not block the page.', 'Do not offer a retry: the connection comes back by itself.'],
  content: {
    el: [
      '«Δεν υπάρχει σύνδεση. Όσα βλέπετε ίσως έχουν αλλάξει.»',
      'Λέμε «σύνδεση», όχι «offline».',
    ],
    en: [
      'Say what it means for the reader: what they see may have changed.',
      '“You are offline”, as a plain fact without an exclamation mark.',
    ],
  },
  keyboard: { none: 'It informs; nothing takes the focus.' },
  since: '0.1.0',
  related: ['ErrorState', 'NoticeBanner'],
} satisfies ComponentGuide;
