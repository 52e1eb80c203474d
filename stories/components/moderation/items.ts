import type { ModerationItem } from '#src/components/moderation/types.ts';

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
  decisions: ['approve', 'return'],
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

/** A listing that somebody submitted. */
export const listing: ModerationItem = {
  ...review,
  kind: 'listing',
  code: 'listing-1',
  by: 'Στέλλα Κ.',
  place: null,
  title: 'Ποδηλατάδικο «Αλυσίδα»',
  text: 'Επισκευές ποδηλάτων όσο περιμένετε.',
  facts: [
    { name: 'category', value: 'shops' },
    { name: 'address', value: 'Φωκίωνος Νέγρη 8' },
    { name: 'city', value: 'Αθήνα' },
    { name: 'owner', value: 'Στέλλα Κωνσταντίνου' },
    { name: 'amenities', value: 'wireless_internet, wheelchair_accessible' },
    { name: 'hours', value: '1: 09:00–17:00, 6: 10:00–14:00' },
  ],
};
