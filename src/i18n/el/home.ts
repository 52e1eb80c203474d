/** The waits that the landing page shows. */
export const home = {
  ticket: 'Ένας αριθμός που δίνεται τώρα',
  noWait: 'Χωρίς αναμονή τώρα',
  soonest: 'Οι μικρότερες αναμονές τώρα',
  allOpen: 'Όλα τα ανοιχτά',
};
