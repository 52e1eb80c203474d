/** Small pieces that show one fact. */
export const display = {
  rating: {
    sentence: 'Βαθμολογία {{value}} στα 5',
    reviews_one: '{{count}} κριτική',
    reviews_other: '{{count}} κριτικές',
    none: 'Χωρίς κριτικές ακόμη',
  },
  price: 'Επίπεδο τιμών {{level}} από 4',
  open: { yes: 'Ανοιχτά τώρα', no: 'Κλειστά τώρα' },
  hours: {
    label: 'Ωράριο',
    closed: 'Κλειστά',
    today: 'Σήμερα',
  },
  tags: 'Ετικέτες',
  words: { pause: 'Παύση εναλλαγής λέξεων', play: 'Συνέχεια εναλλαγής λέξεων' },
};
