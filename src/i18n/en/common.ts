/** Words that many screens share. */
export const common = {
  brand: 'Seira',
  loading: 'Loading…',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  skipToContent: 'Skip to content',
  home: 'Home',
  optional: 'optional',
  opensInNewTab: 'opens in a new tab',
  demoNotice: 'Sample',
  notConnected: 'This form is not connected yet, so nothing was sent. What you wrote stays here.',
};
