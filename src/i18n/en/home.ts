/** The waits that the landing page shows. */
export const home = {
  ticket: 'A number that is given now',
  noWait: 'No wait now',
  soonest: 'The shortest waits now',
  allOpen: 'All that are open',
};
