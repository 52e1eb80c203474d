/** What the product tells a person about its own state. */
export const feedback = {
  loadingPage: 'Η σελίδα φορτώνει…',
  offline: 'Δεν υπάρχει σύνδεση. Όσα βλέπετε ίσως έχουν αλλάξει.',
  dismiss: 'Κλείσιμο μηνύματος',
};
