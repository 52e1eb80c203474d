/** SAMPLE DATA: fictional people and quotes. Label them as samples. */
export const sampleTestimonials = [
  {
    id: 'teacher',
    quote: {
      el: 'Παίρνω αριθμό από το σπίτι, πίνω τον καφέ μου και φτάνω στο φαρμακείο τη στιγμή που με καλούν.',
      en: 'I take a number at home, finish my coffee and reach the pharmacy just as they call me.',
    },
    name: { el: 'Ελένη Μαυρίδη', en: 'Eleni Mavridi' },
    role: { el: 'Δασκάλα, Θεσσαλονίκη', en: 'Teacher, Thessaloniki' },
    image: '/pictures/portraits/3.svg',
  },
  {
    id: 'barber',
    quote: {
      el: 'Παλιά μετρούσα κεφάλια στο πεζοδρόμιο. Τώρα κοιτάζω την οθόνη και ξέρω πότε θα σχολάσω.',
      en: 'I used to count heads on the pavement. Now I look at the screen and know when I will be done.',
    },
    name: { el: 'Στέλιος Καράς', en: 'Stelios Karas' },
    role: { el: 'Κουρέας, Πειραιάς', en: 'Barber, Piraeus' },
    image: '/pictures/portraits/2.svg',
  },
  {
    id: 'clerk',
    quote: {
      el: 'Ο διάδρομος άδειασε. Έρχονται όσοι χωράνε και έχουν ήδη τα χαρτιά στο χέρι.',
      en: 'The corridor is empty now. Only as many people come as there is room for, papers at the ready.',
    },
    name: { el: 'Αγγελική Ρούσσου', en: 'Angeliki Roussou' },
    role: { el: 'Υπάλληλος ΚΕΠ, Ηράκλειο', en: 'KEP officer, Heraklion' },
    image: '/pictures/portraits/5.svg',
  },
  {
    id: 'father',
    quote: {
      el: 'Με δύο παιδιά στην παιδική χαρά και τον γιατρό απέναντι, ο αριθμός στο κινητό είναι σωτήριος.',
      en: 'With two children in the playground and the doctor across the street, a number on my phone saves the day.',
    },
    name: { el: 'Γιώργος Δημητρίου', en: 'Giorgos Dimitriou' },
    role: { el: 'Μηχανικός, Πάτρα', en: 'Engineer, Patras' },
    image: '/pictures/portraits/7.svg',
  },
];
