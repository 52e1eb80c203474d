import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `Breadcrumb`. */
export const guide = {
  purpose:
    'The way from home to the page, at the top of all but the home page. Home comes by itself; the last item is the page.',
  whenNot: 'Steps of a process are not a way: use `TableOfContents`.',
  anatomy: ['Home', 'Stations, links', 'Signs between them', 'Page, marked as current'],
  dos: ["Give the page's own title as the last item.", 'Leave stations out that are no page.'],
  donts: ['Do not make the last item a link.', 'Do not shorten titles by hand; the line wraps.'],
  content: {
    el: [
      '«Αρχική» πρώτη, τα υπόλοιπα όπως στους τίτλους των σελίδων.',
      'Χωρίς εισαγωγικά γύρω από ονόματα.',
    ],
    en: ["“Home” first, then the pages' own titles.", 'No capitals for effect.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from station to station.' },
    { keys: 'Enter', does: 'Follows one.' },
  ],
  since: '0.1.0',
  related: ['PageBanner', 'TitleBanner'],
} satisfies ComponentGuide;
