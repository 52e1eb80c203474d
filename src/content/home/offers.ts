/** SAMPLE DATA: fictional offers without an organisation. */
export const sampleOffers = [
  {
    id: 'morning-cut',
    title: { el: 'Πρωινό κούρεμα χωρίς αναμονή', en: 'A morning cut without the wait' },
    text: {
      el: 'Τρίτη έως Πέμπτη πριν τις 11:00, όταν οι καρέκλες είναι ακόμη άδειες.',
      en: 'Tuesday to Thursday before 11:00, while the chairs are still empty.',
    },
    badge: { el: '−20%', en: '−20%' },
    image: '/pictures/categories/salons.svg',
  },
  {
    id: 'late-lunch',
    title: { el: 'Μεσημεριανό μετά τις τρεις', en: 'Lunch after three' },
    text: {
      el: 'Τραπέζι κάτω από την κληματαριά και γλυκό του κουταλιού για τον κόπο σας.',
      en: 'A table under the vine, and a spoon sweet for your patience.',
    },
    badge: { el: 'Κέρασμα', en: 'On the house' },
    image: '/pictures/categories/restaurants.svg',
  },
  {
    id: 'quiet-lane',
    title: { el: 'Ήσυχη διαδρομή στην πισίνα', en: 'A quiet lane in the pool' },
    text: {
      el: 'Μεσημέρια καθημερινών, δέκα είσοδοι στην τιμή των οκτώ.',
      en: 'Weekdays at noon, ten entries for the price of eight.',
    },
    badge: { el: '10 στα 8', en: '10 for 8' },
    image: '/pictures/categories/fitness.svg',
  },
];
