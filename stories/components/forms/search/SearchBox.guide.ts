import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SearchBox`. */
export const guide = {
  purpose: 'A small search for a sidebar: Enter or the glass searches, the cross empties it.',
  whenNot: 'Above listings use `ListingSearchForm`; to narrow a list while typing `FilterSearch`.',
  anatomy: ['Field', 'Cross', 'Glass, a button'],
  dos: [
    'Let the address decide what stands in it: pass its keywords as `key` as well.',
    'Name what is searched in `label`.',
  ],
  donts: ['Do not put two of them on a page.', 'Do not search on leaving the field.'],
  content: {
    el: [
      'Το όνομα λέει πού ψάχνει: «Αναζήτηση στο ιστολόγιο».',
      'Δύο παραδείγματα αρκούν: «φαρμακείο, λιμάνι…».',
    ],
    en: ['The name says where: “Search the blog”.', 'Two examples are enough.'],
  },
  keyboard: [
    { keys: 'Enter', does: 'Searches.' },
    { keys: 'Tab', does: 'Goes from the field to the cross and the glass.' },
    { keys: 'Enter, Space', does: 'Empties the field, on the cross.' },
  ],
  since: '0.1.0',
  related: ['ListingSearchForm', 'FilterSearch', 'BlogCard'],
} satisfies ComponentGuide;
