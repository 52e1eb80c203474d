import type { ModerationItem } from '#src/components/moderation/types.ts';

/** A review that waits. */
export const review: ModerationItem = {
  kind: 'review',
  code: 'review-1',
  createdAt: '2026-03-16T09:12:00+02:00',
  by: 'Μαρία Κ.',
  place: { slug: 'farmakeio-asklipios', title: 'Φαρμακείο Ασκληπιός' },
  title: 'Φαρμακείο Ασκληπιός',
  text: 'Πήρα αριθμό από το γραφείο και κατέβηκα όταν ήταν τρεις μπροστά μου.\n\nΜου εξήγησαν με υπομονή πώς παίρνονται τα χάπια.',
  facts: [
    { name: 'rating', value: '5' },
    { name: 'visited', value: '2026-03-15' },
    { name: 'published_reviews', value: '0' },
  ],
  pictures: [],
};

/** A report of a review. */
export const report: ModerationItem = {
  ...review,
  kind: 'report',
  code: 'report-1',
  createdAt: '2026-03-16T09:20:00+02:00',
  by: null,
  title: 'Ταβέρνα «Ο Πλάτανος»',
  text: 'Η κριτική μιλάει για άλλο μαγαζί, που είναι δύο δρόμους πιο κάτω.',
  facts: [
    { name: 'reported_author', value: 'Νίκος Τ.' },
    { name: 'rating', value: '1' },
    { name: 'reported_text', value: 'Περιμέναμε μία ώρα για δύο καφέδες.' },
  ],
};
