/** Messages about the product's own state. */
export const feedback = {
  loadingPage: 'Η σελίδα φορτώνει…',
  offline: 'Δεν υπάρχει σύνδεση. Όσα βλέπετε ίσως έχουν αλλάξει.',
  dismiss: 'Κλείσιμο μηνύματος',
};
