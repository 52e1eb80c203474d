/** Messages about the product's own state. */
export const feedback = {
  loadingPage: 'The page is loading…',
  offline: 'You are offline. What you see may have changed.',
  dismiss: 'Close message',
};
