/** SAMPLE DATA: fictional people. */
export const sampleTeam = [
  {
    id: 'katerina',
    name: { el: 'Κατερίνα Βλάχου', en: 'Katerina Vlachou' },
    role: { el: 'Ιδρύτρια', en: 'Founder' },
    text: {
      el: 'Περίμενε τρεις ώρες για μία σφραγίδα και έφτιαξε τη Σειρά.',
      en: 'Waited three hours for one stamp, then started Seira.',
    },
    image: '/pictures/portraits/1.svg',
  },
  {
    id: 'manos',
    name: { el: 'Μάνος Στρατάκης', en: 'Manos Stratakis' },
    role: { el: 'Τεχνολογία', en: 'Engineering' },
    text: {
      el: 'Φροντίζει να μη βγει ποτέ ο ίδιος αριθμός δύο φορές.',
      en: 'Makes sure that no number is ever issued twice.',
    },
    image: '/pictures/portraits/6.svg',
  },
  {
    id: 'ioanna',
    name: { el: 'Ιωάννα Λέκκα', en: 'Ioanna Lekka' },
    role: { el: 'Σχεδιασμός', en: 'Design' },
    text: {
      el: 'Δοκιμάζει κάθε οθόνη με το ένα χέρι και τον ήλιο στα μάτια.',
      en: 'Tries every screen with one hand and the sun in her eyes.',
    },
    image: '/pictures/portraits/8.svg',
  },
  {
    id: 'petros',
    name: { el: 'Πέτρος Αναγνώστου', en: 'Petros Anagnostou' },
    role: { el: 'Συνεργασίες', en: 'Partnerships' },
    text: {
      el: 'Πίνει καφέ με φαρμακοποιούς, κουρείς και δημάρχους.',
      en: 'Has coffee with pharmacists, barbers and mayors.',
    },
    image: '/pictures/portraits/4.svg',
  },
];
