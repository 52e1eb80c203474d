export const cards = {
  save: 'Αποθήκευση: {{title}}',
  views_one: '{{n}} προβολή',
  views_other: '{{n}} προβολές',
  noPlaces: 'Κανένα μέρος ακόμη',
  places_one: '{{n}} μέρος',
  places_other: '{{n}} μέρη',
  step: 'Βήμα {{number}}',
  replyOf: 'Απάντηση από: {{author}}',
  visited: 'Περίμενε εδώ με τη Σειρά',
  reviewPhoto: 'Φωτογραφία από κριτική: {{author}}',
  formerMember: 'Πρώην μέλος',
  feedback: {
    title: 'Βαθμολογίες',
    none: 'Δεν υπάρχουν ακόμη κριτικές',
    basis_one: 'από {{n}} κριτική',
    basis_other: 'από {{n}} κριτικές',
    row_one: '{{stars}} στα 5: {{n}} κριτική',
    row_other: '{{stars}} στα 5: {{n}} κριτικές',
  },
  contact: {
    directions: 'Πώς θα πάτε',
  },
};
